import { NOTHING_KEPT, randomFrom, type Seat, Table } from '@ecumene/engine';
import { type EpView, expansionProject } from '@ecumene/expansion-project';
import { blockOfNation, decode, isForeign } from '@ecumene/expansion-project/reference';
import { describe, expect, test } from 'vitest';
import { CHOICES as SHARED } from '../ancients/choices.ts';
import type { CivBot } from '../ancients/civ-bot.ts';
import { letPlay, type Mishap, Seated, thoughts } from '../index.ts';
import { random } from '../random.ts';
import { CHOICES } from './choices.ts';
import { goods } from './goods.ts';
import { expansionProjectBots } from './index.ts';

const SEATS: readonly Seat[] = [...'abcdefghijklmnopqr'];

/** Topics that are answered by a plan, and not by a choice alone. */
const PLANNED = ['movement', 'ships', 'trade', 'choose-nation', 'build-cities', 'losses', 'civilization-cards'];

function botNamed(name: string): CivBot<EpView> {
  const bot = expansionProjectBots.find((one) => one.name === name);
  if (bot === undefined) throw new Error(`there is no ${name}`);
  return bot;
}

function play(
  bots: readonly CivBot<EpView>[],
  players: number,
  seed: string,
  options: Readonly<Record<string, unknown>> = {},
) {
  const seats = SEATS.slice(0, players);
  const table = Table.open(expansionProject, { options, seats, seed }, NOTHING_KEPT);
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
  letPlay(table, seated, { budget: () => thoughts(2), limit: 100_000, mishap: (mishap) => mishaps.push(mishap) });
  return { table, mishaps, topics };
}

describe('bots for the Expansion Project', () => {
  test.each([5, 8, 12, 15, 18])(
    'play with %i players without a mishap, and know every question',
    (players) => {
      const { table, mishaps, topics } = play(expansionProjectBots, players, `all ${players}`, { turns: 9 });
      expect(mishaps).toEqual([]);
      expect(table.over).toBe(true);
      expect([...topics].filter((topic) => !(topic in CHOICES || topic in SHARED || PLANNED.includes(topic)))).toEqual(
        [],
      );
    },
    60_000,
  );

  test('play under any options without a mishap', () => {
    for (let i = 0; i < 8; i++) {
      const players = [5, 7, 9, 12, 6, 15, 8, 10][i] ?? 5;
      const drawn = expansionProject.sheet.draw(randomFrom(`options ${i}`), { turns: 7 }, players);
      const { table, mishaps } = play(expansionProjectBots, players, `options ${i}`, drawn);
      expect({ drawn, mishaps }).toEqual({ drawn, mishaps: [] });
      expect(table.over).toBe(true);
    }
  }, 60_000);

  test('play the same game again, given the same streams', () => {
    const journal = () => play(expansionProjectBots, 5, 'again', { turns: 6 }).table.journal;
    expect(journal()).toEqual(journal());
  });

  test('[EP 34.1A] steady comes to the finish by itself, with cities and advancements', () => {
    const { table } = play([botNamed('steady')], 6, 'finish');
    const { nations, turn } = table.world;
    const led = nations.filter(({ seat }) => seat !== null);
    expect(turn).toBeLessThan(30);
    expect(Math.max(...led.map(({ step }) => step))).toBe(16);
    expect(led.filter(({ cities }) => cities > 0).length).toBeGreaterThan(3);
    for (const { cards } of led) expect(Object.keys(cards).length).toBeGreaterThan(5);
  }, 60_000);

  test('[EP 31.7] [EP 31.10] steady begins a short game with cities enough for its marker', () => {
    const { table } = play([botNamed('steady')], 6, 'short', { game: 'short', turns: 1 });
    for (const { seat, step } of table.world.nations) if (seat !== null) expect(step).toBeGreaterThanOrEqual(9);
  });

  test('steady stands above random', () => {
    const { table } = play([botNamed('steady'), random], 6, 'above', { turns: 12 });
    const scores = (first: number) =>
      table.seats.flatMap((seat, i) =>
        i % 2 === first ? (table.ranking().find((one) => one.seat === seat)?.score ?? 0) : [],
      );
    expect(Math.min(...scores(0))).toBeGreaterThan(Math.max(...scores(1)));
  }, 60_000);
});

describe('goods of two blocks', () => {
  test.each([12, 14, 16, 18])(
    '[EP 26.3.3] [EP 26.3.4] are worth to a bot with %i players what the book says',
    (players) => {
      const table = Table.open(expansionProject, { options: {}, seats: SEATS.slice(0, players), seed: 'goods' });
      const state = decode(table.view('a'));
      for (let number = 0; number < players; number++) {
        const known = goods.goodsAt(goods.placeOf(state, number));
        for (const face of table.world.trade.faces) {
          const good = known.number(face.id);
          if (good === undefined) continue;
          const foreign = isForeign(state, number, face);
          expect({ face: face.id, foreign: known.isForeign(good) }).toEqual({ face: face.id, foreign });
          const value = face.value ?? face.stack;
          expect(known.setWorth(good, 3)).toBe(9 * value + (foreign ? 3 * value : 0));
        }
      }
      expect(new Set(state.nations.slice(0, -1).map((_, number) => blockOfNation(state, number))).size).toBe(2);
    },
  );
});
