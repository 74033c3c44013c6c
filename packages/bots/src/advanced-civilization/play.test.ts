import { type AcView, advancedCivilization, FINISH } from '@ecumene/advanced-civilization';
import { copy, NOTHING_KEPT, randomFrom, type Seat, Table, wrongShape } from '@ecumene/engine';
import { describe, expect, test } from 'vitest';
import type { CivBot, CivSituation } from '../ancients/civ-bot.ts';
import { type Decision, letPlay, type Mishap, Seated, thoughts } from '../index.ts';
import { random } from '../random.ts';
import { advancedCivilizationBots } from './index.ts';

const SEATS: readonly Seat[] = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

function botNamed(name: string): CivBot<AcView> {
  const bot = advancedCivilizationBots.find((one) => one.name === name);
  if (bot === undefined) throw new Error(`there is no ${name}`);
  return bot;
}

function open(seats: readonly Seat[], seed: string, options: Readonly<Record<string, unknown>>) {
  return Table.open(advancedCivilization, { options, seats: [...seats], seed }, NOTHING_KEPT);
}

/** Lets bots play, seat after seat in turn, and says what went wrong. */
function play(
  bots: readonly CivBot<AcView>[],
  players: number,
  seed: string,
  options: Readonly<Record<string, unknown>>,
) {
  const seats = SEATS.slice(0, players);
  const table = open(seats, seed, options);
  const mishaps: Mishap[] = [];
  const seated = seats.map(
    (seat, i) => new Seated(table, seat, bots[i % bots.length] ?? botNamed('steady'), seed + seat),
  );
  letPlay(table, seated, { budget: () => thoughts(3), limit: 100_000, mishap: (mishap) => mishaps.push(mishap) });
  return { table, mishaps };
}

describe('bots for Advanced Civilization', () => {
  test.each([2, 3, 4, 5, 6, 7, 8])(
    'play with %i players without a mishap',
    (players) => {
      const { table, mishaps } = play(advancedCivilizationBots, players, `all ${players}`, { turns: 10 });
      expect(mishaps).toEqual([]);
      expect(table.over).toBe(true);
    },
    60_000,
  );

  test('play under any options without a mishap', () => {
    for (let i = 0; i < 14; i++) {
      const players = 2 + (i % 7);
      const drawn = advancedCivilization.sheet.draw(randomFrom(`options ${i}`), { turns: 10 }, players);
      const { table, mishaps } = play(advancedCivilizationBots, players, `options ${i}`, drawn);
      expect({ drawn, mishaps }).toEqual({ drawn, mishaps: [] });
      expect(table.over).toBe(true);
    }
  });

  test('play the same game again, given the same streams', () => {
    const journal = () => play([botNamed('keen'), botNamed('steady')], 4, 'again', { turns: 7 }).table.journal;
    expect(journal()).toEqual(journal());
  });

  test('[AC 34.1A] steady comes to the finish by itself', () => {
    const { table } = play([botNamed('steady')], 5, 'finish', { turns: 40 });
    expect(table.world.nations.some(({ step }) => step >= FINISH)).toBe(true);
    expect(table.world.turn).toBeLessThan(30);
  });

  test('steady stands above random', () => {
    const { table } = play([botNamed('steady'), random], 6, 'above', { turns: 12 });
    expect(table.over).toBe(true);
    const scores = (first: number) => table.seats.flatMap((seat, i) => (i % 2 === first ? scoreOf(table, seat) : []));
    expect(Math.min(...scores(0))).toBeGreaterThan(Math.max(...scores(1)));
  });

  test('characters differ: a raider storms more than a builder, a trader trades more than both', () => {
    const count = (name: string, what: string) => {
      let events = 0;
      for (const seed of ['one', 'two']) {
        const seats = SEATS.slice(0, 7);
        const table = open(seats, seed, { turns: 16 });
        const seated = seats.map((seat) => new Seated(table, seat, botNamed(name), seed + seat));
        letPlay(table, seated, {
          budget: () => thoughts(1),
          limit: 100_000,
          played: ({ happenings }) => {
            events += happenings.filter(({ event }) => event.what === what).length;
          },
        });
      }
      return events;
    };
    expect(count('raider', 'city-stormed')).toBeGreaterThan(count('builder', 'city-stormed'));
    expect(count('trader', 'traded')).toBeGreaterThan(count('builder', 'traded'));
    expect(count('trader', 'traded')).toBeGreaterThan(count('raider', 'traded'));
  });
});

function scoreOf(table: ReturnType<typeof open>, seat: Seat): number {
  return table.ranking().find((one) => one.seat === seat)?.score ?? 0;
}

interface Comparison {
  readonly topic: string;
  readonly truly: unknown;
  readonly disguised: unknown;
}

type Post = ReturnType<ReturnType<typeof open>['openQuestions']>[number];

/** The same situation at a table that only looks the same to the seat. */
function disguisedSituation(
  table: ReturnType<typeof open>,
  situation: CivSituation<AcView>,
  seed: string,
): CivSituation<AcView> {
  const { seat, question, floor, heard, memory } = situation;
  const other = table.disguised(seat, randomFrom(seed)).table;
  const isSame = (post: Post): boolean => post.seat === seat && post.asking.question.topic === question.topic;
  const asking = other.openQuestions().find(isSame)?.asking;
  if (asking === undefined) throw new Error('the same question is open behind the disguise');
  const random = copy(situation.random);
  return {
    ...{ seat, question: asking.question, floor, heard, memory, random, budget: thoughts(THOUGHTS) },
    view: other.view(seat),
    sample: () => asking.sample(random),
    list: () => asking.list(),
    refusal: (answer) => (asking.read(answer) ? asking.check(answer) : wrongShape(asking.question)),
    fallback: () => asking.default(),
    imagine: (stream) => other.imagine(seat, stream),
  };
}

/** A bot that also decides behind a disguise, and notes both decisions. */
function doubting(bot: CivBot<AcView>, table: ReturnType<typeof open>, compared: Comparison[]): CivBot<AcView> {
  return {
    ...bot,
    decide: (situation) => {
      const other = disguisedSituation(table, situation, `disguise ${compared.length}`);
      const decision = bot.decide(situation);
      compared.push({ topic: situation.question.topic, truly: told(decision), disguised: told(bot.decide(other)) });
      return decision;
    },
  };
}

const THOUGHTS = 2;
const FEW = 100;

function told(decision: Decision): unknown {
  return 'wait' in decision ? 'waits' : decision.answer;
}

test.each(['steady', 'keen'])(
  '[AC 27.4] %s decides by what its seat sees, whatever the others hold',
  (name) => {
    const seats = SEATS.slice(0, 3);
    const table = Table.open(advancedCivilization, { options: { turns: 11 }, seats, seed: 'secret' });
    const compared: Comparison[] = [];
    const mishaps: Mishap[] = [];
    const seated = seats.map((seat) => new Seated(table, seat, doubting(botNamed(name), table, compared), `s ${seat}`));
    letPlay(table, seated, {
      budget: () => thoughts(THOUGHTS),
      limit: 10_000,
      mishap: (mishap) => mishaps.push(mishap),
    });
    expect(mishaps).toEqual([]);
    expect(compared.length).toBeGreaterThan(FEW);
    expect(compared.filter(({ topic }) => topic === 'trade').length).toBeGreaterThan(FEW / 4);
    for (const one of compared) expect(one.disguised, one.topic).toEqual(one.truly);
  },
  120_000,
);
