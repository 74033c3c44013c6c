import { describe, expect, it } from 'vitest';
import { copy } from './json.ts';
import { sequence, step } from './program.ts';
import { below, randomFrom } from './random.ts';
import { askAll, type Seat } from './script.ts';
import { Table } from './table.ts';
import {
  allAtOnce,
  asked,
  closing,
  draw,
  inOrder,
  kinds,
  number,
  open,
  reply,
  SEATS,
  speak,
  state,
  type Talk,
  type TalkTable,
  talk,
} from './testing/secret-talk.ts';
import { NOTHING_KEPT, SEARCHED, SERVED } from './timeline.ts';

describe('a copy', () => {
  it('is the same and goes its own way, also in the middle of a step', () => {
    const table = open(sequence('all', allAtOnce, closing));
    reply(table, 'bob', 2);
    const before = state(table);
    const fork = table.fork();
    expect(state(fork)).toBe(before);
    reply(fork, 'anna', 1);
    reply(fork, 'cara', 3);
    expect([state(table), table.journal.length, fork.journal.length]).toEqual([before, 1, 3]);
    reply(table, 'anna', 9);
    expect(fork.world.heard).toEqual(['bob 2', 'anna 1', 'cara 3']);
  });

  it('draws as the original would, or with a label its own', () => {
    const table = open(sequence('all', draw, closing));
    const forks = [table, table.fork(), table.fork('a'), table.fork('b'), table.fork('a')];
    for (const fork of forks) reply(fork, 'anna', 1);
    const [truth, same, a, b, again] = forks.map((fork) => fork.world.heard[0]);
    expect(same).toBe(truth);
    expect(new Set([truth, a, b]).size).toBe(3);
    expect(again).toBe(a);
  });

  it('is a table of its own: its story, its past and its copies are the same game', () => {
    const table = open(sequence('all', draw, draw, closing));
    reply(table, 'anna', 1);
    const fork = table.fork('what if');
    reply(fork, 'anna', 1);
    const before = state(fork);
    expect(fork.story(null)).toHaveLength(1);
    expect([state(fork), state(fork.fork())]).toEqual([before, before]);
    expect(kinds(fork)).toEqual(['parted', 'answer']);
    expect(state(Table.resume(fork.game, fork.setup, fork.journal, undefined, false))).toBe(before);
  });

  it('has its own automatic answers and proposals', () => {
    const table = open(inOrder);
    const fork = table.fork();
    fork.setAutomatic('bob', { topic: 'number', answers: [4] });
    reply(table, 'anna', 1);
    expect(asked(table)).toEqual(['bob number']);
  });

  it('keeps as much as it is told to', () => {
    const latest = [NOTHING_KEPT, SERVED].map((keeping) => {
      const fork = open(inOrder).fork(undefined, keeping);
      reply(fork, 'anna', 1);
      return fork.latestCheckpoint?.after;
    });
    expect(latest).toEqual([undefined, 1]);
  });
});

describe('an imagined table', () => {
  const secret = step<Talk>('secret', function* (world) {
    const votes = yield* askAll(world.seats, () => number('vote'));
    for (const [seat, n] of votes) world.heard.push(`${seat} ${n}`);
    yield* speak(world, 'anna');
  });
  const seen = (table: TalkTable, seat: Seat) => [table.view(seat), table.questions(seat), table.waiting()];

  it('looks to its seat as the true one does, but holds other secrets', () => {
    const table = open(inOrder);
    reply(table, 'anna', 1);
    const imagined = Array.from({ length: 8 }, (_, i) => table.imagine('anna', randomFrom(`dream ${i}`)));
    for (const dream of imagined) expect(seen(dream, 'anna')).toEqual(seen(table, 'anna'));
    expect(new Set(imagined.map((dream) => dream.world.hands['bob'])).size).toBe(2);
  });

  it('leaves the true one as it is, and does not draw as it would', () => {
    const table = open(sequence('all', draw, closing));
    const before = state(table);
    const dream = table.imagine('bob', randomFrom('dream'));
    reply(dream, 'anna', 1);
    expect(state(table)).toBe(before);
    reply(table, 'anna', 1);
    expect(dream.world.heard).not.toEqual(table.world.heard);
  });

  it('keeps one’s own sealed answer and draws those of others again', () => {
    const table = open(secret);
    reply(table, 'anna', 77);
    reply(table, 'bob', 33);
    const dreams = Array.from({ length: 8 }, (_, i) => table.imagine('bob', randomFrom(`dream ${i}`)));
    for (const dream of dreams) reply(dream, 'cara', 0);
    expect(dreams.every((dream) => dream.world.heard[1] === 'bob 33')).toBe(true);
    expect(new Set(dreams.map((dream) => dream.world.heard[0])).size).toBeGreaterThan(4);
  });

  it('keeps sealed answers that have been opened', () => {
    const table = open(secret);
    for (const seat of SEATS) reply(table, seat, 77);
    expect(table.imagine('bob', randomFrom('dream')).world.heard).toEqual(table.world.heard);
  });

  it('for testing may be had with the sealed answers as given', () => {
    const table = open(secret);
    reply(table, 'anna', 77);
    const { table: other } = table.disguised('bob', randomFrom('disguise'));
    for (const seat of ['bob', 'cara']) reply(other, seat, 0);
    expect(other.world.heard[0]).toBe('anna 77');
  });

  it('needs the latest rest point', () => {
    const table = Table.open(talk(secret), { options: {}, seats: SEATS, seed: 'talk' }, NOTHING_KEPT);
    reply(table, 'anna', 77);
    expect(() => table.imagine('anna', randomFrom('dream'))).toThrow('must keep its latest rest point');
  });

  it('stays imagined when its story is told, something is taken back or it is copied', () => {
    for (const keeping of [SERVED, SEARCHED]) {
      const table = Table.open(talk(secret), { options: {}, seats: SEATS, seed: 'talk' }, keeping);
      reply(table, 'anna', 77);
      const dreams = Array.from({ length: 8 }, (_, i) => table.imagine('anna', randomFrom(`dream ${i}`)));
      for (const dream of dreams) {
        const before = state(dream);
        dream.story('anna');
        expect([state(dream), state(dream.fork())]).toEqual([before, before]);
        const hands = copy(dream.world.hands);
        expect(dream.takeBack('anna').ok).toBe(true);
        expect(dream.world.hands).toEqual(hands);
      }
      expect(new Set(dreams.map((dream) => dream.world.hands['bob'])).size).toBe(2);
    }
  });

  it('knows neither the seed nor what others have left for later', () => {
    const table = open(inOrder);
    table.setAutomatic('bob', { topic: 'number', answers: [4] });
    const dream = table.imagine('cara', randomFrom('dream'));
    expect([dream.setup.seed, JSON.stringify(dream.journal)]).toEqual(['', expect.not.stringContaining('stood')]);
    reply(dream, 'anna', 1);
    expect(asked(dream)).toEqual(['bob number']);
  });

  it('needs a game that says what is hidden', () => {
    const { disguise: _, ...plain } = talk(inOrder);
    const table = Table.open(plain, { options: {}, seats: SEATS, seed: 'talk' });
    expect(() => table.imagine('anna', randomFrom('dream'))).toThrow('talk to say what is hidden');
  });
});

it('what was drawn in secret by a step that asks nothing is drawn again in what a seat imagines', () => {
  const roll = step<Talk>('roll', (world) => {
    world.hands['bob'] = below(world.random, 1_000_000);
  });
  const table = open(sequence('all', allAtOnce, roll, closing), {
    disguise: (_world, _seat, random) => {
      const guess = below(random, 1_000_000);
      return {
        world: ({ hands }) => {
          hands['bob'] = guess;
        },
        answer: (_truth, _seat, _topic, answer) => answer,
      };
    },
  });
  for (const seat of SEATS) reply(table, seat, 1);
  const before = state(table);
  const imagined = table.imagine('anna', randomFrom('dream'));
  expect(imagined.world.hands['bob']).not.toBe(table.world.hands['bob']);
  expect(asked(imagined)).toEqual(asked(table));
  expect(state(table)).toBe(before);
  expect(state(table.fork())).toBe(before);
  expect(table.imagine('anna', randomFrom('dream')).world.hands).toEqual(imagined.world.hands);
});
