export { type Doing, NotAScenario, readScenarios, type Scenario } from './form.ts';
export { arrange, runScenario, scenarioOf, type Verdict } from './run.ts';
