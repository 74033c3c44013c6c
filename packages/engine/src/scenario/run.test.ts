import { describe, expect, it } from 'vitest';
import { type Game, rank } from '../game.ts';
import { at, isRecord } from '../json.ts';
import { OptionSheet, onOff } from '../options.ts';
import { inTurn, type Program, sequence, step, when } from '../program.ts';
import { nameNumber } from '../questions/index.ts';
import { ruleIndex } from '../rules.ts';
import { ask, floor, together } from '../script.ts';
import { Table } from '../table.ts';
import { say } from '../text.ts';
import { NOTHING_KEPT } from '../timeline.ts';
import { type Event, happen, newWorld, type World } from '../world.ts';
import type { Scenario } from './form.ts';
import { arrange, runScenario } from './run.ts';
import { scenarioOf } from './written.ts';

interface Purse extends World {
  coins: number;
}
const number = (topic: string, most = 9) => nameNumber({ topic, text: say('How many?'), rule: 'PU 1', least: 0, most });
const sheet = new OptionSheet({ rich: onOff({ title: 'Rich', about: 'Start with a hundred coins.' }) });

/** Each pays into a purse in turn, all pay again at once, and then there is a market. */
const purse: Game<Purse, number, Event, (typeof sheet)['options']> = {
  name: 'purse',
  title: 'Purse',
  version: '1',
  rules: ruleIndex('PU', 'Purse', []),
  seats: { least: 2, most: 3 },
  sheet,
  setup: (options, seats, random) => ({
    ...newWorld<typeof options, Event>(options, seats, random),
    coins: options.rich ? 100 : 0,
  }),
  program: sequence<Purse>(
    'game',
    inTurn(
      'pay',
      ({ seats }) => seats,
      function* (world, seat) {
        world.coins += yield* ask(seat, number('pay'));
        happen(world, 'PU 1', { what: 'paid' });
      },
    ),
    step('both', function* () {
      yield* together([ask('anna', number('left')), ask('anna', number('right'))]);
    }),
    step('market', (world) =>
      floor({
        name: 'market',
        seats: world.seats,
        asking: () => number('trade'),
        act: () => undefined,
        over: () => world.room.timeCalled,
      }),
    ),
  ),
  view: ({ coins }) => coins,
  tell: ({ event }) => say(event.what),
  called: ({ id }) => id,
  ranking: (world) => rank(world.seats.map((seat) => ({ seat, score: 0 }))),
  arrive: () => undefined,
  broken: ({ coins }) => (coins < 0 ? ['less than nothing in the purse'] : []),
  scene: {
    arrange: (world, given) => {
      if (!isRecord(given)) throw new Error('say how many coins');
      world.coins = Number(given['coins']);
    },
    facts: ({ coins, room }) => ({ purse: { coins, full: coins > 9 }, gone: room.gone }),
  },
};

const scenario = (more: Partial<Scenario> = {}): Scenario => ({
  scenario: 'A purse',
  game: 'purse',
  seats: ['anna', 'ben'],
  ...more,
});
const verdict = (more: Partial<Scenario>) => runScenario(purse, scenario(more));
const reasons = (more: Partial<Scenario>) => verdict(more).reasons;

describe('a scenario that holds', () => {
  it('passes without reasons', () => {
    const play = [{ seat: 'anna', answer: 3 }, { expect: { 'purse.coins': 3 } }, { seat: 'ben', answer: 4 }];
    expect(verdict({ play, expect: { purse: { coins: 7 } } })).toEqual({
      scenario: 'A purse',
      passed: true,
      reasons: [],
    });
  });

  it('sees what the table sees: where play stands, who is waited for, what happened', () => {
    const table = { over: false, where: ['game', 'pay', 'ben', 'pay'], waiting: ['ben'], happened: ['paid'] };
    expect(reasons({ play: [{ seat: 'anna', answer: 3 }], expect: { table } })).toEqual([]);
  });

  it('can be given a position and a step to begin at', () => {
    expect(
      reasons({
        given: { coins: 5 },
        at: 'market',
        expect: { purse: { coins: 5 }, table: { where: ['game', 'market'] } },
      }),
    ).toEqual([]);
    expect(reasons({ at: ['pay', 'ben'], expect: { table: { waiting: ['ben'] } } })).toEqual([]);
  });

  it('can close floors, call time, and let seats leave, arrive and be late', () => {
    const play = [{ default: 'anna' }, { leave: 'ben' }, { arrive: 'zoe' }, { time: 'called' as const }];
    expect(reasons({ play, expect: { gone: ['ben'] } })).toEqual([]);
    expect(reasons({ at: 'market', play: [{ close: 'market' }], expect: { table: { over: true } } })).toEqual([]);
  });

  it('can say who had left, without a position', () => {
    expect(reasons({ people: { gone: ['ben'] }, expect: { gone: ['ben'] } })).toEqual([]);
  });

  it('is played under its options', () => {
    expect(reasons({ options: { rich: true }, expect: { 'purse.coins': 100 } })).toEqual([]);
  });

  it('may say which of several questions is answered', () => {
    const right = { seat: 'anna', topic: 'right', answer: 3 };
    expect(reasons({ at: 'both', play: [right], expect: { table: { where: ['game', 'both'] } } })).toEqual([]);
  });

  it('may demand that an answer is refused', () => {
    const bad = { seat: 'anna', answer: 10, refused: 'out-of-range', rule: 'PU 1' };
    expect(reasons({ play: [bad], expect: { purse: { coins: 0 } } })).toEqual([]);
  });
});

describe('a scenario that does not hold says why', () => {
  it.each([
    ['an expectation that fails', { expect: { purse: { coins: 1 } } }, 'purse.coins: 0 is not 1'],
    [
      'an expectation on the way',
      { play: [{ expect: { 'purse.full': true } }] },
      'step 1: purse.full: false is not true',
    ],
    [
      'an answer that is refused',
      { play: [{ seat: 'anna', answer: 10 }] },
      'step 1: refused (out-of-range, PU 1): Name a number from 0 to 9.',
    ],
    [
      'a seat that is not asked',
      { play: [{ seat: 'ben', answer: 1 }] },
      'step 1: ben is not asked anything; asked are anna about pay',
    ],
    [
      'a topic that is not asked about',
      { play: [{ seat: 'anna', topic: 'bid', answer: 1 }] },
      'step 1: anna is not asked anything about bid; asked are anna about pay',
    ],
    [
      'a choice of questions',
      { at: 'both', play: [{ seat: 'anna', answer: 1 }] },
      'step 1: anna is asked several things; say which: left, right',
    ],
    [
      'an answer that is not refused',
      { play: [{ seat: 'anna', answer: 1, refused: 'shape' }] },
      'step 1: this should be refused with shape',
    ],
    [
      'another refusal',
      { play: [{ seat: 'anna', answer: 10, refused: 'shape' }] },
      'step 1: this should be refused with shape, not out-of-range',
    ],
    [
      'another paragraph',
      { play: [{ seat: 'anna', answer: 10, refused: 'out-of-range', rule: 'PU 2' }] },
      'step 1: this should be refused by PU 2, not PU 1',
    ],
    [
      'a floor that is not open',
      { play: [{ close: 'market' }] },
      'step 1: refused (not-open): This question is no longer open.',
    ],
    ['a step that does not exist', { at: 'markt' }, 'in the sequence of play: There is no markt. Did you mean market?'],
    ['steps that do not stand in each other', { at: ['market', 'pay'] }, 'there is no step called market / pay'],
    [
      'a misspelt step to reach',
      { play: [{ until: 'markt' }] },
      'step 1: in the sequence of play: There is no markt. Did you mean market?',
    ],
    ['people who are not at the table', { people: { gone: ['zoe'] } }, 'There is no zoe. There are: anna, ben.'],
    ['knowledge of somebody else', { knownTo: 'zoe' }, 'There is no zoe. There are: anna, ben.'],
    [
      'a position that cannot be',
      { given: { coins: -1 } },
      'there can be no such position: less than nothing in the purse',
    ],
    ['a scene that makes no sense', { given: 'gold' }, 'say how many coins'],
    ['too few seats', { seats: ['anna'] }, 'Purse is for 2 to 3 players.'],
    ['an option nobody knows', { options: { poor: true } }, 'There is no option called poor.'],
    ['a position that is none', { position: { cursor: [] } }, 'this is not a position of purse'],
  ])('%s', (_, more, reason) => {
    expect(reasons(more)).toEqual([reason]);
  });

  it('and stops at the first move that fails, but not at an expectation', () => {
    const wrong = { expect: { purse: { coins: 9 } } };
    expect(reasons({ play: [wrong, { seat: 'ben', answer: 1 }, wrong] })).toHaveLength(2);
  });

  it('when the game has no words for arranging a position', () => {
    const { scene: _, ...plain } = purse;
    expect(runScenario(plain, scenario({ given: {} })).reasons).toEqual([
      'purse has no words for arranging a position',
    ]);
  });
});

describe('a table written as a scenario', () => {
  it('goes on from where it stands', () => {
    const table = Table.open(purse, { options: {}, seats: ['anna', 'ben'], seed: 's' });
    table.answer('anna', at(table.questions('anna'), 0).id, 3);
    const written: Scenario = JSON.parse(JSON.stringify(scenarioOf(table, 'Where we are')));
    expect(
      runScenario(purse, { ...written, expect: { purse: { coins: 3 }, table: { waiting: ['ben'] } } }).reasons,
    ).toEqual([]);
    expect(arrange(purse, written).world).toEqual(table.world);
  });

  it('is told in the words of the game, if the same table is made of them', () => {
    const telling = (coins: number): Scenario => {
      const scene = { arrange: () => undefined, facts: () => ({}), ...purse.scene, describe: () => ({ coins }) };
      const table = Table.open({ ...purse, scene }, { options: {}, seats: ['anna', 'ben'], seed: 's' });
      table.answer('anna', at(table.questions('anna'), 0).id, 3);
      return scenarioOf(table, 'In words');
    };
    expect(telling(3)).toMatchObject({ at: ['game', 'pay', 'ben', 'pay'], given: { coins: 3 } });
    expect(telling(3)).not.toHaveProperty('position');
    expect(telling(4)).toHaveProperty('position');
    expect(telling(4)).not.toHaveProperty('given');
  });

  it('keeps who has left and that time was called', () => {
    const people = { gone: ['cleo'], insisting: ['ben'], timeCalled: true };
    const { world } = arrange(purse, { ...scenario({ given: { coins: 1 } }), seats: ['anna', 'ben', 'cleo'], people });
    expect(world.room).toMatchObject(people);
    expect(runScenario(purse, { ...scenario({ given: { coins: 1 } }), people: { gone: ['dora'] } }).reasons).toEqual([
      'There is no dora. There are: anna, ben.',
    ]);
  });

  it('says which of several questions was answered', () => {
    const table = arrange(purse, scenario({ at: 'both' }));
    const right = at(table.questions('anna'), 1);
    table.answer('anna', right.id, 7);
    const written = scenarioOf(table, 'One of two');
    expect(written.play).toEqual([{ seat: 'anna', topic: 'right', answer: 7 }]);
    expect(runScenario(purse, { ...written, expect: { table: { waiting: ['anna'] } } }).reasons).toEqual([]);
  });

  it('leaves out what was taken back, also where nothing is kept at hand', () => {
    const table = Table.open(purse, { options: {}, seats: ['anna', 'ben'], seed: 's' }, NOTHING_KEPT);
    const pay = (n: number) => table.answer('anna', at(table.questions('anna'), 0).id, n);
    pay(1);
    table.takeBack('anna');
    pay(2);
    const written = scenarioOf(table, 'Second thoughts');
    expect(runScenario(purse, { ...written, expect: { purse: { coins: 2 } } }).reasons).toEqual([]);
  });

  it('keeps who insists and who has relented', () => {
    const table = Table.open(purse, { options: {}, seats: ['anna', 'ben'], seed: 's' });
    table.insist('ben', true);
    expect(scenarioOf(table, 'Insisting').play).toEqual([{ insist: 'ben' }]);
    table.insist('ben', false);
    expect(scenarioOf(table, 'Relenting').play).toEqual([{ insist: 'ben' }, { relent: 'ben' }]);
    expect(runScenario(purse, scenarioOf(table, 'Both')).reasons).toEqual([]);
  });
});

it('a scenario begins where play would come to, past what does not apply', () => {
  const only = (topic: string): Program<Purse> => step(topic, () => ask('anna', number(topic)));
  const program = sequence<Purse>(
    'game',
    when('never', () => false, only('first')),
    only('second'),
  );
  const table = arrange({ ...purse, program }, scenario({ given: { coins: 1 } }));
  expect(table.waiting()).toMatchObject([{ topic: 'second' }]);
});
