import { describe, expect, it } from 'vitest';
import { at } from './json.ts';
import { inTurn, repeat } from './program.ts';
import { nameNumber } from './questions/index.ts';
import { below, randomFrom } from './random.ts';
import { firstPosition } from './run.ts';
import { ask } from './script.ts';
import { bareGame } from './testing/bare-game.ts';
import { say } from './text.ts';
import { type Keeping, NOTHING_KEPT, type NumberedMove, SERVED, Stuck, Timeline } from './timeline.ts';
import { type Event, happen, newWorld, reveal, type World } from './world.ts';

interface Talk extends World {
  heard: number[];
}
const game = bareGame<Talk, null, Event>({
  setup: (options, seats, random) => {
    const world: Talk = { ...newWorld<unknown, Event>(options, seats, random), heard: [] };
    happen(world, 'TK 0', { what: 'begins' });
    return world;
  },
  /** One draws, two reveals, anything else is just said. */
  program: repeat(
    'rounds',
    inTurn<Talk>(
      'speak',
      ({ seats }) => seats,
      function* (world, seat) {
        const n = yield* ask(seat, nameNumber({ topic: 'n', text: say('?'), least: 0, most: 9 }));
        world.heard.push(n);
        if (n === 1) below(world.random, 6);
        if (n === 2) reveal(world, 'TK 2', { what: 'two' });
        else happen(world, 'TK 1', { what: 'said' });
      },
    ),
    ({ heard }) => heard.length >= 9,
  ),
  view: () => null,
});
const first = () => firstPosition(game, game.setup({}, ['anna'], randomFrom('talk')));
const said = (...numbers: readonly number[]): NumberedMove[] =>
  numbers.map((answer, i) => ({
    number: i,
    move: { is: 'answer', seat: 'anna', question: `${i}.anna.1`, topic: 'n', answer },
  }));
const KEPT: Keeping = { ...SERVED, story: 'whole' };
function timeline(numbers: readonly number[], keeping: Keeping = KEPT) {
  const line = new Timeline(game, { first }, keeping);
  line.replay(said(...numbers), false);
  return line;
}

describe('a line of play', () => {
  it('remembers what came of each move, and what came before the first', () => {
    const line = timeline([3, 4]);
    expect(line.prologue?.map(({ event }) => event.what)).toEqual(['begins']);
    expect(line.played.map(({ happenings }) => happenings.length)).toEqual([1, 1]);
    expect(line.played.map(({ rest, question }) => [rest, question?.topic])).toEqual([
      [0, 'n'],
      [1, 'n'],
    ]);
  });

  it('knows which moves are final: those that drew or revealed', () => {
    expect(timeline([3, 1, 2, 4]).played.map(({ final }) => final)).toEqual([false, true, true, false]);
  });

  it('keeps as many rest points as it is told, as far apart as it is told', () => {
    const kept = (keeping: Keeping) => {
      const line = timeline([3, 3, 3, 3, 3], keeping);
      return Array.from({ length: 6 }, (_, i) => line.turnOff(i, [], true).latest?.after);
    };
    expect(kept({ checkpoints: 9, every: 1, story: 'whole' })).toEqual([0, 1, 2, 3, 4, 5]);
    expect(kept({ checkpoints: 9, every: 2, story: 'whole' })).toEqual([0, 0, 2, 2, 4, 4]);
    expect(timeline([3], NOTHING_KEPT).latest).toBeUndefined();
  });

  it('that keeps nothing remembers nothing', () => {
    const line = timeline([3, 4], NOTHING_KEPT);
    expect([line.played, line.length, line.remembers(0)]).toEqual([[], 2, false]);
    expect(() => line.turnOff(0, [], true)).toThrow('move 0 is not remembered');
  });

  it('that keeps what is recent remembers what came since the oldest rest point kept', () => {
    const line = timeline([3, 4, 5, 6, 7, 8], SERVED);
    expect(line.played.map(({ number }) => number)).toEqual([3, 4, 5]);
    expect([line.length, line.remembers(2), line.remembers(3), line.indexOf(4)]).toEqual([6, false, true, 4]);
  });

  it('can turn off anywhere and go another way, and stays as it was', () => {
    const line = timeline([3, 4, 5, 6, 7, 8]);
    const other = line.turnOff(1, said(3, 9).slice(1), false);
    expect(other.run.world.heard).toEqual([3, 9]);
    expect(other.played.map(({ number }) => number)).toEqual([0, 1]);
    expect(other.prologue).toEqual(line.prologue);
    expect(line.run.world.heard).toEqual([3, 4, 5, 6, 7, 8]);
  });

  it('turned off is the same as played that way from the start', () => {
    const way = [3, 1, 2, 4, 1, 5];
    for (const index of way.keys()) {
      const line = timeline([...way.slice(0, index), ...way.slice(index).map(() => 7)]);
      const other = line.turnOff(index, said(...way).slice(index), false);
      expect([other.run.world, other.played]).toEqual([timeline(way).run.world, timeline(way).played]);
    }
  });

  it('can be copied from its latest rest point, or from the start with the moves that were written down', () => {
    const line = timeline([3, 1, 4], { ...SERVED, every: 2 });
    const { position, moves } = line.copyFrom(() => []);
    expect([position.rest, position.world.heard]).toEqual([2, [3, 1]]);
    expect(moves).toEqual([at(said(3, 1, 4), 2).move]);
    const unkept = timeline([3, 1], NOTHING_KEPT).copyFrom(() => said(3, 1));
    expect([unkept.position.rest, unkept.moves]).toEqual([0, said(3, 1).map(({ move }) => move)]);
  });

  it('can be restored from its moves although the run is damaged', () => {
    const line = timeline([3, 1, 4]);
    line.run.world.heard.push(13);
    for (const moves of [[3, 1, 4], [3]]) {
      expect(line.restored(said(...moves)).run.world).toEqual(timeline(moves).run.world);
    }
  });

  it('knows which move has which number, also behind a checkpoint', () => {
    const line = timeline([3, 4]);
    const { latest } = line;
    expect([line.indexOf(1), line.indexOf(9)]).toEqual([1, -1]);
    const later = new Timeline(game, { first, ...(latest && { checkpoint: latest }) }, SERVED);
    later.replay([{ number: 7, move: at(said(3, 4, 5), 2).move }], false);
    expect([later.indexOf(7), later.indexOf(1)]).toEqual([2, -1]);
  });

  it('stops where a move is refused, and says which and why', () => {
    expect(() => timeline([3, 99])).toThrow(
      expect.objectContaining({ name: 'Stuck', index: 1, refusal: { code: 'out-of-range', text: expect.anything() } }),
    );
    expect(() => timeline([3, 99])).toThrow(Stuck);
  });

  it('does not count a move that is refused', () => {
    const line = timeline([3]);
    expect(
      line.play({ number: 1, move: { is: 'answer', seat: 'anna', question: 'none', topic: 'n', answer: 1 } }, false),
    ).toMatchObject({ code: 'not-open' });
    expect([line.length, line.played.length]).toEqual([1, 1]);
  });

  it('trusts what was checked before, but never its form', () => {
    const line = timeline([]);
    line.replay(said(99), true);
    expect(line.run.world.heard).toEqual([99]);
    expect(() =>
      line.replay(
        [{ number: 1, move: { is: 'answer', seat: 'anna', question: '1.anna.1', topic: 'n', answer: 'x' } }],
        true,
      ),
    ).toThrow('shape');
  });
});
