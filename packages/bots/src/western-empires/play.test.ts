import { NOTHING_KEPT, randomFrom, type Seat, Table } from '@ecumene/engine';
import { type WeView, westernEmpires } from '@ecumene/western-empires';
import { describe, expect, test } from 'vitest';
import { CHOICES as SHARED } from '../ancients/choices.ts';
import type { CivBot } from '../ancients/civ-bot.ts';
import { letPlay, type Mishap, Seated, thoughts } from '../index.ts';
import { random } from '../random.ts';
import { CHOICES } from './choices.ts';
import { westernEmpiresBots } from './index.ts';

const SEATS: readonly Seat[] = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'];

/** Topics that are answered by a plan, and not by a choice alone. */
const PLANNED = ['movement', 'trade', 'choose-nation', 'build-cities', 'losses', 'civilization-cards'];

function botNamed(name: string): CivBot<WeView> {
  const bot = westernEmpiresBots.find((one) => one.name === name);
  if (bot === undefined) throw new Error(`there is no ${name}`);
  return bot;
}

function play(
  bots: readonly CivBot<WeView>[],
  players: number,
  seed: string,
  options: Readonly<Record<string, unknown>> = {},
) {
  const seats = SEATS.slice(0, players);
  const table = Table.open(westernEmpires, { options, seats, seed }, NOTHING_KEPT);
  const mishaps: Mishap[] = [];
  const topics = new Set<string>();
  const seated = seats.map((seat, i) => {
    const bot = bots[i % bots.length] ?? botNamed('steady');
    const decide: typeof bot.decide = (situation) => {
      topics.add(situation.question.topic);
      return bot.decide(situation);
    };
    return new Seated(table, seat, { ...bot, decide }, seed + seat);
  });
  letPlay(table, seated, { budget: () => thoughts(2), limit: 50_000, mishap: (mishap) => mishaps.push(mishap) });
  return { table, mishaps, topics };
}

describe('bots for Western Empires', () => {
  test.each([5, 6, 7, 8, 9])(
    'play whole games with %i players without a mishap, and know every question',
    (players) => {
      const { table, mishaps, topics } = play(westernEmpiresBots, players, `all ${players}`);
      expect(mishaps).toEqual([]);
      expect(table.over).toBe(true);
      expect([...topics].filter((topic) => !(topic in CHOICES || topic in SHARED || PLANNED.includes(topic)))).toEqual(
        [],
      );
    },
    60_000,
  );

  test('play under any options without a mishap', () => {
    for (let i = 0; i < 10; i++) {
      const players = 5 + (i % 5);
      const drawn = westernEmpires.sheet.draw(randomFrom(`options ${i}`), { turns: 8 }, players);
      const { table, mishaps } = play(westernEmpiresBots, players, `options ${i}`, drawn);
      expect({ drawn, mishaps }).toEqual({ drawn, mishaps: [] });
      expect(table.over).toBe(true);
    }
  }, 60_000);

  test('play the same game again, given the same streams', () => {
    const journal = () => play(westernEmpiresBots, 5, 'again', { turns: 6 }).table.journal;
    expect(journal()).toEqual(journal());
  });

  test('[WE game-limits.1] steady comes to the finish by itself, with cities and advances', () => {
    const { table } = play([botNamed('steady')], 6, 'finish');
    const { nations, turn } = table.world;
    const led = nations.filter(({ seat }) => seat !== null);
    expect(turn).toBeLessThan(30);
    expect(Math.max(...led.map(({ step }) => step))).toBe(15);
    for (const { cities, cards } of led) {
      expect(cities).toBeGreaterThan(0);
      expect(Object.keys(cards).length).toBeGreaterThan(5);
    }
  });

  test('steady stands above random', () => {
    const { table } = play([botNamed('steady'), random], 6, 'above', { turns: 12 });
    const scores = (first: number) =>
      table.seats.flatMap((seat, i) =>
        i % 2 === first ? (table.ranking().find((one) => one.seat === seat)?.score ?? 0) : [],
      );
    expect(Math.min(...scores(0))).toBeGreaterThan(Math.max(...scores(1)));
  });
});
