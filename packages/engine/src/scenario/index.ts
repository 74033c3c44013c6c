export { type Doing, NotAScenario, readScenarios, type Scenario } from './form.ts';
export { arrange, playOn, runScenario, unlikeTable, type Verdict } from './run.ts';
export { scenarioOf } from './written.ts';
