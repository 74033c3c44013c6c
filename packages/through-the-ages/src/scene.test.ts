import { WrongGiven } from '@ecumene/engine';
import { readScenarios, runScenario } from '@ecumene/engine/scenario';
import { toldInWords } from '@ecumene/engine/testing';
import { describe, expect, it, test } from 'vitest';
import { throughTheAges } from './game.ts';
import { position } from './testing.ts';

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

const reasons = (text: string): readonly string[] =>
  readScenarios(`scenario: A position\ngame: through-the-ages\nseats: [anna, bela]\n${text}`).flatMap(
    (scenario) => runScenario(throughTheAges, scenario).reasons,
  );

describe('a position in words', () => {
  it('can say what was spent, ruined, declared, copied, taken and stacked', () => {
    const given = `
  age: 2
  current: anna
  tactics: [legion]
  order: { civilDeck: [bioengineering-never] }
`;
    expect(reasons(`given: ${given}`)[0]).toContain('There is no bioengineering-never');
    expect(
      reasons(`
at: [anna, actions]
given:
  age: 2
  current: anna
  tactics: [legion]
  order: { discards: [classic-army, heavy-cavalry] }
  anna:
    spent: { civil: 2, military: 1 }
    wonders: [{ card: pyramids, ruin: true }]
    wars: [{ card: war-over-territory, on: bela }]
    tactic: { card: legion, exclusive: false }
    leadersTaken: [0]
    leader: michelangelo
expect:
  anna.civil.spent: 2
  anna.military.spent: 1
  anna.wonders: [{ card: pyramids, ruin: true, under: null }]
  anna.wars: [{ card: war-over-territory, on: bela }]
  anna.tactic: { card: legion, exclusive: false }
  anna.leadersTaken: [0, 1]
  order.discards: [classic-army, heavy-cavalry]
`),
    ).toEqual([]);
  });

  it('can begin with the politics of a player', () => {
    const asked = 'play:\n  - expect: { table: { waiting: [anna] } }\n';
    expect(
      reasons(`at: [anna, politics]\ngiven: { age: 1, current: anna, anna: { hand: [legion] } }\n${asked}`),
    ).toEqual([]);
  });
});

describe('a position that cannot be', () => {
  const out = { resigned: true };
  const raid = (on: string) => ({ is: 'aggression', card: 'raid-i', by: 'anna', on, strength: 5 });

  it.each([
    ['a pact without a card', { anna: { pact: { with: 'bela' } } }, 'Say card as well'],
    ['a pact with oneself', { anna: { pact: { card: 'peace-treaty', with: 'anna' } } }, 'There is no anna'],
    ['tokens of a number', { anna: { tokens: 5 } }, 'Expected names and values'],
    ['a government for a leader', { anna: { leader: 'monarchy' } }, 'is of the kind government. Expected: leader'],
    ['a mine for an event', { events: ['iron'] }, 'is of the kind mine. Expected: event, territory'],
    ['a leader for a government', { anna: { government: 'moses' } }, 'is of the kind leader. Expected: government'],
    ['workers without a number', { anna: { workers: ['bronze'] } }, 'Expected names and values'],
    ['tokens on a temple', { anna: { tokens: { religion: 3 } } }, 'religion is of the kind temple'],
    ['more workers than there are', { anna: { workers: { bronze: 99 } } }, 'a whole number, 0 to 60'],
    ['more blue tokens than there are', { anna: { blue: 99 } }, 'a whole number, 0 to 60'],
    ['stages of no wonder', { anna: { stages: 1 } }, 'a whole number, 0 to 0'],
    ['all stages of a wonder', { anna: { unfinished: 'pyramids', stages: 3 } }, 'a whole number, 0 to 2'],
    ['one special twice', { anna: { specials: ['code-of-laws', 'justice-system'] } }, 'of the same kind'],
    ['an aggression against oneself', { pending: [raid('anna')] }, 'There is no anna. There are: bela, cyrus.'],
    ['a look at another event', { events: ['pestilence'], anna: { peeked: 'rats' } }, 'The top event is pestilence'],
    ['a look at no event', { events: [], anna: { peeked: 'rats' } }, 'There is no event to see'],
    ['a last round that is over', { lastRound: 3 }, 'a whole number, 9 or more'],
    ['a table all have left', { anna: out, bela: out, cyrus: out }, 'not all can have resigned'],
    ['a part of a name', { anna: { leader: 'caesar' } }, 'Did you mean julius-caesar?'],
    ['workers on a wonder', { anna: { workers: { pyramids: 1 } } }, 'is of the kind wonder'],
    ['a player nobody knows', { zoe: {} }, 'There is no zoe'],
    ['a key nobody knows', { anna: { sience: 3 } }, 'Did you mean science?'],
    ['a war against oneself', { anna: { wars: [{ card: 'war-over-territory', on: 'anna' }] } }, 'There is no anna'],
    ['more spent than there is', { anna: { spent: { civil: 40 } } }, 'a whole number, 0 to'],
    ['a row of 14', { row: Array.from({ length: 14 }, () => '') }, 'The row has 13 places'],
  ])('%s is refused', (_, given, message) => {
    expect(() => position(given)).toThrow(WrongGiven);
    expect(() => position(given)).toThrow(message);
  });

  it('[TTA take-card.6] a leader in play or in hand has been taken', () => {
    const world = position({ anna: { leader: 'homer', hand: ['michelangelo'] } });
    expect(world.civs[0]?.leadersTaken).toEqual([0, 1]);
  });
});

describe('a table written as a scenario', () => {
  it.each(['one', 'two'])('is told in words, and the same table is made of them: %s', (seed) => {
    const setup = { seed, seats: ['anna', 'bela', 'cleo'], options: {} };
    const { written, inWords } = toldInWords(throughTheAges, setup, 500);
    expect(written).toBeGreaterThan(10);
    expect(inWords / written).toBeGreaterThan(0.9);
  });
});
