export { type Doing, NotAScenario, readScenarios, type Scenario } from './form.ts';
export { arrange, playOn, runScenario, type Verdict } from './run.ts';
export { scenarioOf } from './written.ts';
