import { describe, expect, it } from 'vitest';
import { disguised } from './disguise.ts';
import type { Move } from './journal.ts';
import { sequence, step } from './program.ts';
import { nameNumber } from './questions/index.ts';
import { randomFrom } from './random.ts';
import { firstPosition, Run } from './run.ts';
import { ask, askAll, type Seat } from './script.ts';
import { bareGame } from './testing/bare-game.ts';
import { say } from './text.ts';
import { SERVED, Timeline } from './timeline.ts';
import { type Event, newWorld, type World } from './world.ts';

interface Hands extends World {
  hands: Record<Seat, number>;
  bids: Record<Seat, number>;
}
const number = (topic: string) => nameNumber({ topic, text: say('?'), least: 0, most: 99, usual: 50 });

/** Bids in secret, then one aloud; behind the disguise every other hand and aloud bid is ten higher. */
const game = bareGame<Hands, null, Event>({
  setup: (options, seats, random) => ({
    ...newWorld<unknown, Event>(options, seats, random),
    hands: { anna: 1, bob: 2 },
    bids: {},
  }),
  program: sequence<Hands>(
    'game',
    step('aloud', function* (world) {
      world.bids['bob'] = yield* ask('bob', number('aloud'));
      world.bids['anna'] = yield* ask('anna', number('aloud'));
      yield* ask('bob', number('more'));
    }),
    step('secret', function* (world) {
      for (const [seat, bid] of yield* askAll(world.seats, () => number('secret'))) world.bids[seat] = bid;
      yield* ask('bob', number('end'));
    }),
  ),
  view: () => null,
  disguise: (_world, observer) => ({
    world: ({ hands }) => {
      for (const seat of Object.keys(hands)) if (seat !== observer) hands[seat] = (hands[seat] ?? 0) + 10;
    },
    answer: (_truth, _seat, topic, answer) => (topic === 'aloud' ? Number(answer) + 10 : answer),
  }),
});
const answer = (question: string, topic: string, n: number): Move => ({
  is: 'answer',
  seat: question.split('.')[1] ?? '',
  question,
  topic,
  answer: n,
});

/** What Anna takes the game for after these moves. */
function shownToAnna(moves: readonly Move[], sealed: 'as given' | 'drawn anew' = 'as given', dream = 'dream') {
  const first = () => firstPosition(game, game.setup({}, ['anna', 'bob'], randomFrom('hands')));
  const truth = new Timeline(game, { first }, SERVED);
  truth.replay(
    moves.map((move, number) => ({ number, move })),
    false,
  );
  const before = JSON.stringify(truth.run.world);
  const beginning = truth.copyFrom(() => []);
  const other = disguised(game, truth.run.world, beginning, 'anna', randomFrom(dream), sealed);
  expect(JSON.stringify(truth.run.world)).toBe(before);
  const shown = Run.resume(game, other.position, () => {});
  for (const move of other.moves) expect(shown.move(move, false)).toBeUndefined();
  return shown;
}
const aloud = [answer('0.bob.1', 'aloud', 5), answer('0.anna.1', 'aloud', 6), answer('0.bob.2', 'more', 7)];

describe('a disguised line of play', () => {
  it('has the secrets exchanged where play last rested, and one’s own kept', () => {
    expect(shownToAnna([]).world.hands).toEqual({ anna: 1, bob: 12 });
  });

  it('has the moves since made as they would have been made there, and one’s own as they were', () => {
    expect(shownToAnna(aloud.slice(0, 2)).world.bids).toEqual({ bob: 15, anna: 6 });
  });

  it('takes what happened before the last rest point from there', () => {
    expect(shownToAnna(aloud).world).toMatchObject({ bids: { bob: 5, anna: 6 }, hands: { anna: 1, bob: 12 } });
  });

  it('asks the same questions by the same names', () => {
    expect(shownToAnna(aloud.slice(0, 1)).open.map(({ id }) => id)).toEqual(['0.anna.1']);
  });

  it('answers a default as it was answered in truth', () => {
    const late: Move = { is: 'defaulted', seat: 'bob', question: '0.bob.1', topic: 'aloud' };
    expect(shownToAnna([late]).world.bids).toEqual({ bob: 60 });
  });
});

describe('sealed answers of others', () => {
  const secret = [...aloud, answer('1.bob.1', 'secret', 33)];
  const end = (run: ReturnType<typeof shownToAnna>) => {
    run.move(answer('1.anna.1', 'secret', 44), false);
    return run.world.bids;
  };

  it('are kept as given where that is wanted', () => {
    expect(end(shownToAnna(secret))).toEqual({ bob: 33, anna: 44 });
  });

  it('are drawn again where nobody has seen them', () => {
    const bids = Array.from({ length: 6 }, (_, i) => end(shownToAnna(secret, 'drawn anew', `dream ${i}`))['bob']);
    expect(new Set(bids).size).toBeGreaterThan(3);
  });

  it('are kept once the seal is broken', () => {
    const opened = shownToAnna([...secret, answer('1.anna.1', 'secret', 44)], 'drawn anew');
    expect(opened.world.bids).toEqual({ bob: 33, anna: 44 });
  });
});
