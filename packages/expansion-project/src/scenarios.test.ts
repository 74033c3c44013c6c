import { readdirSync, readFileSync } from 'node:fs';
import { readScenarios, runScenario } from '@ecumene/engine/scenario';
import { describe, expect, test } from 'vitest';
import { expansionProject } from './game.ts';

/** The worked examples of the book, as anybody can run them with `ecumene scenario`. */
describe.each(readdirSync(new URL('../scenarios', import.meta.url)))('%s', (file) => {
  const scenarios = readScenarios(readFileSync(new URL(`../scenarios/${file}`, import.meta.url), 'utf8'));
  test.each(scenarios.map((scenario) => [scenario.rule ?? 'EP', scenario.scenario, scenario] as const))(
    '[%s] %s',
    (_rule, _name, scenario) => {
      expect(runScenario(expansionProject, scenario).reasons).toEqual([]);
    },
  );
});
