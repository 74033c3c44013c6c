import { plansKeepSecrets } from '@ecumene/ancients/testing';
import { must, Table } from '@ecumene/engine';
import { arrange } from '@ecumene/engine/scenario';
import { describe, expect, it, test } from 'vitest';
import { advancedCivilization } from './game.ts';

type Options = {
  readonly wish: readonly string[];
  readonly skip?: boolean;
  readonly treasury?: boolean;
  readonly keep?: readonly string[];
};

/** What a wish list comes to for a nation with this hand, treasury and cards. */
function buying(hand: readonly string[], treasury: number, { wish, ...more }: Options, cards: readonly string[] = []) {
  const table = Table.open(advancedCivilization, {
    options: {},
    seats: ['a', 'b'],
    seed: 'wishes',
  });
  const { scene, planning } = advancedCivilization;
  const world = table.world;
  for (let i = 0; world.turn === 0 && i < 9; i++) {
    const post = must(table.openQuestions()[0], 'a question');
    table.answer(post.seat, post.id, post.asking.default());
  }
  const nation = must(world.nations.find(({ seat }) => seat === 'a')?.name, 'a nation');
  must(scene, 'scenes').arrange(world, { [nation]: { hand: [...hand], treasury, cards: [...cards] } });
  const plan = { wish: [...wish], skip: false, treasury: true, keep: [], ...more };
  const question = { kind: 'act', topic: 'civilization-cards', text: { say: '?' } };
  expect(planning?.fault(question.topic, plan)).toBeUndefined();
  const decided = must(planning, 'plans').decide(world, 'a', question, plan);
  return 'ask' in decided ? decided.ask.code : decided.answer;
}

const NOTHING = { buy: [], spend: {} };
/** A set of four, worth 48, and one of two, worth 8. */
const HAND = ['salt', 'salt', 'salt', 'salt', 'iron', 'iron'];

describe('[AC 31.1] [AC 31.2] a wish list', () => {
  it('is bought in its order as far as it can be paid for, and no more is spent than must be', () => {
    expect(buying(HAND, 0, { wish: ['pottery', 'cloth-making'] })).toEqual({ buy: ['pottery'], spend: { salt: 4 } });
    expect(buying(HAND, 45, { wish: ['cloth-making', 'pottery'] })).toEqual({
      buy: ['cloth-making', 'pottery'],
      spend: { salt: 4 },
    });
  });

  it('saves for what is too dear, or buys the next, as its player chose', () => {
    const wish = ['metalworking', 'pottery'];
    expect(buying(HAND, 0, { wish })).toEqual(NOTHING);
    expect(buying(HAND, 0, { wish, skip: true })).toEqual({ buy: ['pottery'], spend: { salt: 4 } });
  });

  it('leaves treasury and commodities alone where it was told to', () => {
    expect(buying([], 50, { wish: ['pottery'] })).toEqual({ buy: ['pottery'], spend: {} });
    expect(buying([], 50, { wish: ['pottery'], treasury: false })).toEqual(NOTHING);
    expect(buying(HAND, 0, { wish: ['pottery'], keep: ['salt'] })).toEqual(NOTHING);
  });

  it('asks when nothing of it is left, and knows only cards of the game', () => {
    expect(buying(HAND, 0, { wish: ['pottery'] }, ['pottery'])).toBe('all-bought');
    const unknown = { wish: ['time-travel'], skip: false, treasury: true, keep: [] };
    expect(advancedCivilization.planning?.fault('civilization-cards', unknown)?.code).toBe('no-card');
  });
});

/** Where five nations may be in the middle of a game, within each other's reach and with something in every stack. */
const GIVEN = {
  turn: 6,
  crete: {
    seat: 'a',
    cities: ['knossos', 'rhodes', 'thera'],
    tokens: { phaestos: 6, lemnos: 3, gaza: 3, cyrene: 2 },
    hand: ['salt', 'salt', 'grain', 'ochre', 'ochre'],
    treasury: 20,
    step: 4,
  },
  egypt: {
    seat: 'b',
    cities: ['memphis', 'tanis', 'alexandria'],
    tokens: { gaza: 7, libya: 2 },
    hand: ['salt', 'grain', 'grain', 'hides', 'iron', 'iron'],
    treasury: 20,
    step: 4,
  },
  asia: { seat: 'c', cities: ['miletus', 'sardes'], tokens: { ankara: 4 }, treasury: 20, step: 4 },
  thrace: { seat: 'd', cities: ['byzantium'], tokens: { troy: 5, macedonia: 3 }, treasury: 20, step: 4 },
  illyria: { seat: 'e', cities: ['epirus'], tokens: { athens: 5, corinth: 3 }, treasury: 20, step: 4 },
};

test('what a plan comes to tells its player nothing they may not know', () => {
  const tried: Record<string, number> = {};
  for (const seed of ['one', 'two', 'three']) {
    const begun = arrange(advancedCivilization, {
      scenario: seed,
      game: 'advanced-civilization',
      seats: ['a', 'b', 'c', 'd', 'e'],
      options: { pace: 'swift' },
      at: 'taxation',
      given: GIVEN,
      seed,
    });
    const told = plansKeepSecrets(advancedCivilization, { seed, seats: 5, answers: 200, begun });
    expect(told.tells).toEqual([]);
    for (const [topic, often] of Object.entries(told.tried)) tried[topic] = (tried[topic] ?? 0) + often;
  }
  for (const topic of ['movement', 'ships', 'build-cities', 'buy-trade-card', 'trade', 'surrender'])
    expect(tried[topic]).toBeGreaterThan(8);
});
