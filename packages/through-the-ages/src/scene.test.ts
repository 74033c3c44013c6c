import { readScenarios, runScenario } from '@ecumene/engine/scenario';
import { expect, test } from 'vitest';
import { throughTheAges } from './game.ts';

const FILE = `
scenario: Masonry builds two stages of the Pyramids in one action
game: through-the-ages
seats: [anna, bela]
options: { startingPlayer: first-seat }
given:
  age: 1
  round: 4
  current: anna
  anna: { unfinished: pyramids, specials: [masonry], tokens: { bronze: 6 } }
at: [anna, actions]
play:
  - { seat: anna, topic: action, answer: { do: stage, count: 3 }, refused: too-many-stages, rule: TTA ruling.T63 }
  - { seat: anna, topic: action, answer: { do: stage, count: 2 } }
expect:
  anna: { resources: 1, unfinished: { card: pyramids, stages: 2 }, civil: { ready: 3, spent: 1 } }
`;

test('[TTA wonder-stage.10] positions can be set up, played and checked in scenario files', () => {
  const verdicts = readScenarios(FILE).map((scenario) => runScenario(throughTheAges, scenario));
  expect(verdicts.flatMap(({ reasons }) => reasons)).toEqual([]);
  expect(verdicts).toHaveLength(1);
});
