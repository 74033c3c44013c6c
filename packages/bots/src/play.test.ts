import { advancedCivilization } from '@ecumene/advanced-civilization';
import { must, NOTHING_KEPT, Table } from '@ecumene/engine';
import { describe, expect, test } from 'vitest';
import { type AnyBot, letPlay, type Mishap, opponent, Seated, thoughts } from './index.ts';

const SEATS = ['a', 'b', 'c'];
const OPTIONS = { turns: 4 };

/** Plays a short game with the same bot in every seat. */
function play(bot: AnyBot, seed = 'one', limit = 100_000, options = OPTIONS) {
  const table = Table.open(advancedCivilization, { options, seats: SEATS, seed }, NOTHING_KEPT);
  const mishaps: Mishap[] = [];
  const bots = SEATS.map((seat) => new Seated(table, seat, bot, `${seed} ${seat}`));
  const budget = () => thoughts(10);
  const decisions = letPlay(table, bots, { budget, limit, mishap: (mishap) => mishaps.push(mishap) });
  return { table, mishaps, decisions };
}

const random = must(opponent(advancedCivilization, 'random'), 'somebody who plays at random');
const steady = must(opponent(advancedCivilization, 'steady'), 'somebody who plays soundly');

describe('bots at a table', () => {
  test('play a game to its end', () => {
    const { table, mishaps } = play(random);
    expect(table.over).toBe(true);
    expect(mishaps).toEqual([]);
  });

  test('play the same game again, given the same streams', () => {
    expect(play(random).table.journal).toEqual(play(random).table.journal);
    expect(play(random, 'two').table.journal).not.toEqual(play(random).table.journal);
  });

  test('are answered for when they throw, and it is reported', () => {
    const { table, mishaps } = play({
      ...random,
      name: 'thrower',
      decide: () => {
        throw new Error('no idea');
      },
    });
    expect(table.over).toBe(true);
    expect(mishaps.length).toBeGreaterThan(SEATS.length);
    expect(mishaps.every(({ bot, what }) => bot === 'thrower' && what === 'threw')).toBe(true);
  });

  test('are answered for when they answer nonsense', () => {
    const { table, mishaps } = play({ ...random, decide: () => ({ answer: { nonsense: [1, 2, 3] } }) });
    expect(table.over).toBe(true);
    expect(new Set(mishaps.map(({ what }) => what))).toEqual(new Set(['refused']));
  });

  test('may not wait where everybody waits for them', () => {
    const { table, mishaps } = play({ ...random, decide: () => ({ wait: true }) });
    expect(table.over).toBe(true);
    expect(new Set(mishaps.map(({ what }) => what))).toEqual(new Set(['waited']));
  });

  test('may wait on the trading floor, but not for ever', () => {
    let waited = 0;
    const { table, mishaps } = play(
      {
        ...steady,
        decide: (situation) => {
          if (!situation.floor) return steady.decide(situation);
          waited += 1;
          return { wait: true };
        },
      },
      'one',
      2000,
      { turns: 7 },
    );
    expect(waited).toBeGreaterThan(SEATS.length);
    expect(table.over).toBe(true);
    expect(mishaps).toEqual([]);
  });

  test('remember what they chose to remember, and hear each thing once', () => {
    const heard: number[] = [];
    const { decisions, table } = play({
      ...random,
      decide: (situation) => {
        const before = typeof situation.memory === 'number' ? situation.memory : 0;
        heard.push(situation.heard.length);
        return { answer: situation.sample(), memory: before + 1 };
      },
    });
    expect(table.over).toBe(true);
    expect(heard).toHaveLength(decisions);
    expect(heard.some((count) => count > 0)).toBe(true);
  });
});
