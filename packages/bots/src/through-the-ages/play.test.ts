import { type Keeping, randomFrom, Table } from '@ecumene/engine';
import { throughTheAges } from '@ecumene/through-the-ages';
import { describe, expect, test } from 'vitest';
import { type AnyBot, letPlay, type Mishap, opponent, opponents, Seated, thoughts } from '../index.ts';

const SEATS = ['anna', 'bela', 'cyrus', 'dora'];
/** Whoever imagines goes back to where play last rested. */
const RESTED: Keeping = { checkpoints: 1, every: 1, story: 'none' };

function named(name: string): AnyBot {
  const bot = opponent(throughTheAges, name);
  if (bot === undefined) throw new Error(`nobody is called ${name}`);
  return bot;
}

function open(seats: number, seed: string, options: Readonly<Record<string, unknown>> = {}) {
  return Table.open(throughTheAges, { options, seats: SEATS.slice(0, seats), seed }, RESTED);
}

/** Plays a game, one bot after the other around the table. */
function play(bots: readonly AnyBot[], seats: number, seed: string, budget = 8, drawn = false) {
  const options = drawn ? throughTheAges.sheet.draw(randomFrom(seed), {}, seats) : {};
  const table = open(seats, seed, options);
  const mishaps: Mishap[] = [];
  const happened = new Set<string>();
  const seated = table.seats.map(
    (seat, i) => new Seated(table, seat, bots[i % bots.length] ?? named('random'), seed + seat),
  );
  letPlay(table, seated, {
    budget: () => thoughts(budget),
    limit: 20_000,
    mishap: (mishap) => mishaps.push(mishap),
    played: ({ happenings }) => {
      for (const { event } of happenings) happened.add(event.what);
    },
  });
  return { table, mishaps, happened };
}

describe('opponents for Through the Ages', () => {
  test('there is a bot for every taste', () => {
    const names = opponents(throughTheAges).map(({ name }) => name);
    expect(names).toEqual(['random', 'steady', 'keen', 'builder', 'raider', 'scholar']);
  });

  test.each([2, 3, 4])('steady finishes %i-player games under any options without a mishap', (seats) => {
    for (let game = 0; game < 5; game++) {
      const { table, mishaps } = play([named('steady'), named('random')], seats, `steady ${seats} ${game}`, 0, true);
      expect(mishaps).toEqual([]);
      expect(table.over).toBe(true);
    }
  });

  test.each([2, 3, 4])('keen and the characters finish %i-player games under any options without a mishap', (seats) => {
    const all = ['keen', 'raider', 'builder', 'scholar'].map(named);
    const { table, mishaps } = play(all.slice(seats % 3), seats, `keen ${seats}`, 8, true);
    expect(mishaps).toEqual([]);
    expect(table.over).toBe(true);
  });

  test('steady settles territories, and attacks and defends itself', () => {
    const { happened } = play([named('steady')], 4, 'a whole life');
    for (const what of ['bid', 'sent', 'colonized', 'attacked', 'defended', 'completed', 'developed'])
      expect(happened).toContain(what);
  });

  test('steady leaves random far behind', () => {
    for (const seats of [2, 4]) {
      const { table } = play([named('steady'), named('random')], seats, `against random ${seats}`);
      const scores = Object.fromEntries(table.ranking().map(({ seat, score }) => [seat, score]));
      expect(scores['anna']).toBeGreaterThan(2 * (scores['bela'] ?? 0));
    }
  });

  test('the same streams give the same game', () => {
    const journal = (seed: string) => play([named('keen')], 2, seed, 6).table.journal;
    expect(journal('again')).toEqual(journal('again'));
  });
});

describe('an opponent sees no more than its seat', () => {
  /** Compares what a bot decides at the true table with what it decides where everything it cannot know is otherwise. */
  function compare(name: string, seats: number, seed: string, every: number): number {
    const table = open(seats, seed);
    const steady = named('steady');
    const bots = table.seats.map((seat) => new Seated(table, seat, steady, seed + seat));
    const random = randomFrom(`${seed} disguise`);
    let compared = 0;
    for (let decisions = 0; !table.over; decisions++) {
      const [post] = table.openQuestions();
      const bot = bots.find(({ seat }) => seat === post?.seat);
      if (post === undefined || bot === undefined) break;
      if (decisions % every === 0) {
        const other = table.disguised(post.seat, random).table;
        const [there] = other.openQuestions();
        const decide = (at: typeof table, where: typeof post) =>
          new Seated(at, post.seat, named(name), 'key').decide(where, thoughts(12), ({ detail }) => {
            throw new Error(detail);
          });
        expect(there?.id).toBe(post.id);
        if (there !== undefined) expect(decide(other, there)).toEqual(decide(table, post));
        compared += 1;
      }
      const decision = bot.decide(post, thoughts(0), () => {});
      if ('answer' in decision) table.answer(post.seat, post.id, decision.answer);
    }
    return compared;
  }

  test.each(['steady', 'keen'])('%s decides the same behind a disguise', (name) => {
    expect(compare(name, 3, `${name} in disguise`, name === 'keen' ? 9 : 2)).toBeGreaterThan(20);
  });
});
