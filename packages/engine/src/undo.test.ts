import { describe, expect, it } from 'vitest';
import type { Move } from './journal.ts';
import { step } from './program.ts';
import { nameNumber } from './questions/index.ts';
import { randomFrom } from './random.ts';
import { firstPosition } from './run.ts';
import { ask, type Seat, together } from './script.ts';
import { type Talk, talk } from './testing/talk.ts';
import { say } from './text.ts';
import { SERVED, Timeline } from './timeline.ts';
import { takenBack } from './undo.ts';
import { happen } from './world.ts';

/** All speak at once; what a seat may say, or what comes of it, may follow from what was said before. */
function timeline(most: (world: Talk) => number, told: (world: Talk) => string, moves: readonly Move[]) {
  const program = step<Talk>('speak', (world) =>
    together(
      world.seats.map(function* (seat) {
        yield* ask(seat, nameNumber({ topic: 'greet', text: say('?'), least: 0, most: 9 }));
        const n = yield* ask(seat, nameNumber({ topic: 'say', text: say('?'), least: 0, most: most(world) }));
        world.heard.push(`${seat} ${n}`);
        happen(world, 'TK 1', { what: told(world) });
      }),
      world.seats,
    ),
  );
  const game = talk(program, () => null);
  const first = () => firstPosition(game, game.setup({}, ['anna', 'bob', 'cara'], randomFrom('talk')));
  const line = new Timeline(game, { first }, SERVED);
  line.replay(
    moves.map((move, number) => ({ number, move })),
    false,
  );
  return line;
}
const said = (seat: Seat, count: number): Move => ({
  is: 'answer',
  seat,
  question: `0.${seat}.${count}`,
  topic: count === 1 ? 'greet' : 'say',
  answer: 1,
});
/** Anna has spoken, then Bob. */
const moves = [said('anna', 1), said('bob', 1), said('anna', 2), said('bob', 2)];
const back = (line: ReturnType<typeof timeline>, makesItself: (move: Move) => boolean = () => false) =>
  takenBack(
    line,
    line.played.filter(({ number }) => number === 2),
    makesItself,
  );

describe('undoing a move', () => {
  it('where all that others did since is asked and comes out the same without it', () => {
    const without = back(
      timeline(
        () => 9,
        () => 'said',
        moves,
      ),
    );
    expect(without).toMatchObject({ undone: [2] });
    expect('timeline' in without && without.timeline.run.world.heard).toEqual(['bob 1']);
  });

  it('but not where another was asked something else because of it', () => {
    const bounded = timeline(
      ({ heard }) => 5 + heard.length,
      () => 'said',
      [said('anna', 1), said('anna', 2), said('bob', 1), said('bob', 2)],
    );
    const own = bounded.played.filter(({ number }) => number === 1);
    expect(takenBack(bounded, own, () => false)).toMatchObject({ code: 'built-upon' });
  });

  it('nor where something else came of another’s move because of it', () => {
    expect(
      back(
        timeline(
          () => 9,
          ({ heard }) => heard.join(),
          moves,
        ),
      ),
    ).toMatchObject({ code: 'built-upon' });
  });

  it('together with moves that make themselves', () => {
    const line = timeline(
      () => 9,
      ({ heard }) => heard.join(),
      moves,
    );
    const without = back(line, (move) => move.is === 'answer' && move.seat === 'bob');
    expect(without).toMatchObject({ undone: [2, 3] });
  });

  it('only if there is one', () => {
    expect(
      takenBack(
        timeline(
          () => 9,
          () => 'said',
          moves,
        ),
        [],
        () => false,
      ),
    ).toMatchObject({ code: 'nothing-to-undo' });
  });
});
