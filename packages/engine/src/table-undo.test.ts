import { describe, expect, it, vi } from 'vitest';
import type { Entry } from './journal.ts';
import { atOnce, sequence, step } from './program.ts';
import { below } from './random.ts';
import { load, save } from './save.ts';
import { ask, askAll } from './script.ts';
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
  refusedAs,
  reply,
  SEATS,
  speak,
  state,
  type Talk,
  talk,
} from './testing/secret-talk.ts';
import { NOTHING_KEPT } from './timeline.ts';
import { happen } from './world.ts';

describe('undoing one’s own answer', () => {
  const thrice = step<Talk>('thrice', function* (world) {
    for (const topic of ['one', 'two', 'three']) yield* speak(world, 'anna', topic);
  });

  it('gives back exactly what was', () => {
    const table = open(thrice);
    reply(table, 'anna', 1);
    const before = state(table);
    reply(table, 'anna', 2);
    expect(table.takeBack('anna').ok).toBe(true);
    expect(state(table)).toBe(before);
    expect(table.journal.at(-1)).toEqual({ is: 'taken-back', seat: 'anna', entries: [1] });
  });

  it('does not go back to what a bot answered for a seat', () => {
    const table = open(thrice);
    const [post] = table.questions('anna');
    expect(table.answerByBot('anna', post?.id ?? '', 1).ok).toBe(true);
    expect(table.mayTakeBack('anna')).toBe(false);
    expect(table.takeBack('anna')).toMatchObject(refusedAs('nothing-to-undo'));
  });

  it('goes back answer by answer to the start', () => {
    const table = open(thrice);
    const before = state(table);
    reply(table, 'anna', 1);
    reply(table, 'anna', 2);
    table.takeBack('anna');
    table.takeBack('anna');
    expect(state(table)).toBe(before);
    expect(table.takeBack('anna')).toMatchObject(refusedAs('nothing-to-undo'));
  });

  it('of a whole step goes back to where the step began, and no further', () => {
    const table = open(sequence('all', closing, thrice));
    reply(table, 'anna', 9);
    const before = state(table);
    reply(table, 'anna', 1);
    reply(table, 'anna', 2);
    expect(table.resetStep('anna').ok).toBe(true);
    expect(state(table)).toBe(before);
    expect(table.journal.at(-1)).toEqual({ is: 'taken-back', seat: 'anna', entries: [1, 2] });
  });

  it('is free across a rest point while nobody has built upon it', () => {
    const table = open(inOrder);
    const before = state(table);
    reply(table, 'anna', 1);
    expect(table.takeBack('anna').ok).toBe(true);
    expect(state(table)).toBe(before);
  });

  it('is refused once another player’s answer builds upon it', () => {
    const table = open(inOrder);
    reply(table, 'anna', 1);
    reply(table, 'bob', 2);
    const before = state(table);
    expect(table.takeBack('anna')).toMatchObject(refusedAs('built-upon'));
    expect([state(table), table.journal.length]).toEqual([before, 2]);
    expect(table.takeBack('bob').ok).toBe(true);
  });

  it('is offered only where it can be done', () => {
    const table = open(inOrder);
    expect(table.mayTakeBack('anna')).toBe(false);
    reply(table, 'anna', 1);
    const before = [state(table), table.journal.length];
    expect([table.mayTakeBack('anna'), table.mayTakeBack('bob')]).toEqual([true, false]);
    expect([state(table), table.journal.length]).toEqual(before);
    reply(table, 'bob', 2);
    expect([table.mayTakeBack('anna'), table.mayTakeBack('bob')]).toEqual([false, true]);
  });

  it('is offered without playing anything again, even after others have answered', () => {
    const copies = vi.fn((world: Talk) => structuredClone(world));
    const table = open(allAtOnce, { copy: copies });
    reply(table, 'anna', 1);
    reply(table, 'bob', 2);
    copies.mockClear();
    expect(SEATS.map((seat) => table.mayTakeBack(seat))).toEqual([true, true, false]);
    expect(copies).not.toHaveBeenCalled();
    expect(table.takeBack('anna').ok).toBe(true);
    expect(copies).toHaveBeenCalled();
  });

  it('is offered although another answer depends on it, and then refused, changing nothing', () => {
    const raised = atOnce<Talk>(
      'raised',
      ({ seats }) => seats,
      function* (world, seat) {
        world.heard.push(`${seat} ${yield* ask(seat, number())}`);
        happen(world, 'TK 1', { what: 'said', n: world.heard.length });
      },
    );
    const table = open(raised);
    reply(table, 'anna', 1);
    reply(table, 'bob', 2);
    const before = [state(table), table.journal.length];
    expect(table.mayTakeBack('anna')).toBe(true);
    expect(table.takeBack('anna')).toMatchObject(refusedAs('built-upon'));
    expect([state(table), table.journal.length]).toEqual(before);
  });

  it('is refused once something hidden was revealed or something was drawn', () => {
    const table = open(sequence('all', draw, draw));
    reply(table, 'anna', 1);
    expect(table.takeBack('anna')).toMatchObject(refusedAs('revealed'));
    expect(table.resetStep('anna')).toMatchObject(refusedAs('revealed'));
  });

  it('is refused where something was drawn although nothing was told', () => {
    const roll = step<Talk>('roll', function* (world) {
      yield* ask('anna', number('roll'));
      below(world.random, 6);
      yield* ask('anna', number('more'));
    });
    const table = open(roll);
    reply(table, 'anna', 1);
    expect(table.takeBack('anna')).toMatchObject(refusedAs('revealed'));
  });

  it('in a simultaneous step is free until the step closes, and leaves the others’ answers', () => {
    const table = open(sequence('all', allAtOnce, closing));
    reply(table, 'anna', 1);
    reply(table, 'bob', 2);
    expect(table.takeBack('anna').ok).toBe(true);
    expect(asked(table)).toEqual(['anna number', 'cara number']);
    expect(table.world.heard).toEqual(['bob 2']);
    reply(table, 'cara', 3);
    reply(table, 'anna', 4);
    expect(table.world.heard).toEqual(['bob 2', 'cara 3', 'anna 4']);
  });

  it('of a sealed question is free until all are in', () => {
    const vote = step<Talk>('vote', function* (world) {
      const votes = yield* askAll(world.seats, () => number('vote'));
      for (const n of votes.values()) happen(world, 'TK 3', { what: 'voted', n });
      yield* speak(world, 'anna');
    });
    const table = open(vote);
    reply(table, 'anna', 1);
    reply(table, 'bob', 2);
    expect(table.takeBack('anna').ok).toBe(true);
    reply(table, 'anna', 5);
    reply(table, 'cara', 3);
    expect(table.takeBack('anna')).toMatchObject(refusedAs('revealed'));
  });

  it('of a sealed question is over once all are in, although nothing was told', () => {
    const vote = step<Talk>('vote', function* (world) {
      for (const [seat, n] of yield* askAll(world.seats, () => number('vote'))) world.heard.push(`${seat} ${n}`);
    });
    const table = open(sequence('all', vote, closing));
    for (const seat of SEATS) reply(table, seat, 5);
    expect(table.takeBack('anna')).toMatchObject(refusedAs('revealed'));
  });

  it('is not for those who have left', () => {
    const table = open(allAtOnce);
    reply(table, 'anna', 5);
    table.leave('anna');
    expect(table.takeBack('anna')).toMatchObject(refusedAs('not-seated'));
  });

  it('is for those who have answered', () => {
    const table = open(inOrder);
    expect(table.takeBack('anna')).toMatchObject(refusedAs('nothing-to-undo'));
    expect(table.resetStep('zoe')).toMatchObject(refusedAs('not-seated'));
  });

  it('works at a table that keeps nothing at hand', () => {
    const table = Table.open(talk(thrice), { options: {}, seats: SEATS, seed: 'talk' }, NOTHING_KEPT);
    reply(table, 'anna', 1);
    const before = state(table);
    reply(table, 'anna', 2);
    table.takeBack('anna');
    expect(state(table)).toBe(before);
  });
});

describe('undo by consent', () => {
  const drawn = () => {
    const table = open(sequence('all', draw, closing));
    reply(table, 'anna', 1);
    return table;
  };

  it('goes back when every seat agrees, and draws again', () => {
    const table = drawn();
    const [first] = table.world.heard;
    table.proposeUndo('anna', 0);
    table.judgeUndo('bob', true);
    expect(table.world.heard).toEqual([first]);
    table.judgeUndo('cara', true);
    expect(table.world.heard).toEqual([]);
    expect(kinds(table)).toEqual(['answer', 'undo-proposed', 'undo-judged', 'undo-judged', 'undone']);
    reply(table, 'anna', 1);
    expect(table.world.heard).not.toEqual([first]);
  });

  it('does not happen when one objects', () => {
    const table = drawn();
    const before = state(table);
    table.proposeUndo('anna', 0);
    table.judgeUndo('bob', false);
    expect(table.proposal).toBeUndefined();
    expect(table.judgeUndo('cara', true)).toMatchObject(refusedAs('no-proposal'));
    expect(state(table)).toBe(before);
  });

  it('waits for everybody present, and the same seat twice is not everybody', () => {
    const table = drawn();
    table.proposeUndo('anna', 0);
    table.judgeUndo('bob', true);
    table.judgeUndo('bob', true);
    expect(table.world.heard).toHaveLength(1);
    expect(table.proposal).toMatchObject({ seat: 'anna', to: 0 });
  });

  it('does not wait for bots', () => {
    const table = drawn();
    table.replace('cara', { is: 'bot', name: 'steady' });
    table.proposeUndo('anna', 0);
    expect(table.rewritten).toBe(0);
    table.judgeUndo('bob', true);
    expect(kinds(table).at(-1)).toBe('undone');
    expect(table.rewritten).toBe(1);
  });

  it('does not wait for a seat that has left', () => {
    const table = drawn();
    table.leave('cara');
    table.proposeUndo('anna', 0);
    table.judgeUndo('bob', true);
    expect(kinds(table).at(-1)).toBe('undone');
    expect(table.seats).toContain('cara');
  });

  it('happens when the last who has not agreed leaves', () => {
    const table = drawn();
    table.proposeUndo('anna', 0);
    table.judgeUndo('bob', true);
    table.leave('cara');
    expect([table.proposal, kinds(table).at(-1)]).toEqual([undefined, 'undone']);
  });

  /** Whoever says so is out of the game: 13 is an unlucky number. */
  const luckless = ({ seats, heard }: Talk) => seats.filter((seat) => heard.includes(`${seat} 13`));
  const unlucky = () => {
    const table = open(sequence('all', draw, inOrder, inOrder), { out: luckless });
    for (const seat of ['anna', 'anna', 'bob']) reply(table, seat, 1);
    return table;
  };

  it('does not wait for a seat that is out of the game, which has no say in it', () => {
    const table = unlucky();
    reply(table, 'cara', 13);
    expect(table.out).toEqual(['cara']);
    table.proposeUndo('anna', 1);
    expect(table.judgeUndo('cara', false)).toMatchObject(refusedAs('out'));
    table.judgeUndo('bob', true);
    expect(kinds(table).at(-1)).toBe('undone');
    expect(table.out).toEqual([]);
  });

  it('may be proposed by a seat that is out of the game, and withdrawn', () => {
    const table = unlucky();
    reply(table, 'cara', 13);
    table.proposeUndo('cara', 1);
    table.judgeUndo('cara', false);
    expect(table.proposal).toBeUndefined();
    table.proposeUndo('cara', 3);
    for (const seat of ['anna', 'bob']) table.judgeUndo(seat, true);
    expect([kinds(table).at(-1), table.out]).toEqual(['undone', []]);
  });

  it('happens when the last who has not agreed is out of the game', () => {
    const table = unlucky();
    table.proposeUndo('anna', 1);
    table.judgeUndo('bob', true);
    expect(table.proposal).toMatchObject({ agreed: ['anna', 'bob'] });
    reply(table, 'cara', 13);
    expect([table.proposal, kinds(table).at(-1)]).toEqual([undefined, 'undone']);
  });

  it('is replayed as it was, also where a seat that was out of the game was asked and objected', () => {
    const table = unlucky();
    reply(table, 'cara', 13);
    reply(table, 'anna', 7);
    const before: Entry[] = [
      ...table.journal,
      { is: 'undo-proposed', seat: 'anna', to: 1 },
      { is: 'undo-judged', seat: 'bob', agrees: true },
    ];
    const again = (...more: readonly Entry[]) =>
      Table.resume(table.game, table.setup, [...before, ...more], undefined, false);
    expect(again({ is: 'undo-judged', seat: 'cara', agrees: false }).proposal).toBeUndefined();
    const undone = { is: 'undone', to: 1, time: 1 } as const;
    expect(again({ is: 'undo-judged', seat: 'cara', agrees: true }, undone).world.heard).toHaveLength(1);
    const waiting = again();
    reply(waiting, 'bob', 1);
    expect(waiting.proposal).toMatchObject({ to: 1, agreed: ['anna', 'bob'] });
  });

  it('happens when a bot takes the seat of the last who has not agreed', () => {
    const table = drawn();
    table.proposeUndo('anna', 0);
    table.judgeUndo('bob', true);
    table.replace('cara', { is: 'bot', name: 'steady' });
    expect([table.proposal, kinds(table).at(-1)]).toEqual([undefined, 'undone']);
  });

  it('waits for the player who takes the seat of someone who has agreed', () => {
    const table = drawn();
    table.proposeUndo('anna', 0);
    table.judgeUndo('bob', true);
    table.replace('bob', { is: 'person', name: 'Dora' });
    table.judgeUndo('cara', true);
    expect(table.rewritten).toBe(0);
    table.judgeUndo('bob', true);
    expect(kinds(table).at(-1)).toBe('undone');
  });

  it('goes back a little way without playing everything from the start again', () => {
    const begun = open(sequence('all', ...Array.from({ length: 12 }, () => closing)));
    for (let i = 0; i < 8; i++) reply(begun, 'anna', i);
    const saved = save(begun);
    expect(saved.checkpoint?.after).toBe(8);
    const { table } = load(begun.game, saved);
    const setup = vi.spyOn(table.game, 'setup');
    reply(table, 'anna', 8);
    const heard = [...table.world.heard];
    reply(table, 'anna', 9);
    table.proposeUndo('anna', 9);
    for (const seat of SEATS) table.judgeUndo(seat, true);
    expect(kinds(table).at(-1)).toBe('undone');
    expect(setup).not.toHaveBeenCalled();
    expect(table.world.heard).toEqual(heard);
    table.proposeUndo('anna', 2);
    for (const seat of SEATS) table.judgeUndo(seat, true);
    expect(setup).toHaveBeenCalled();
    expect(table.world.heard).toEqual(heard.slice(0, 2));
    expect(table.proposeUndo('anna', 5)).toMatchObject(refusedAs('no-such-move'));
    setup.mockRestore();
  });

  it('is no longer proposed once the move is taken back', () => {
    const table = open(inOrder);
    reply(table, 'anna', 1);
    table.proposeUndo('anna', 0);
    table.takeBack('anna');
    expect(table.proposal).toBeUndefined();
    expect(table.judgeUndo('bob', true)).toMatchObject(refusedAs('no-proposal'));
  });

  it('goes back to moves that count, and only seats may propose or judge it', () => {
    const table = drawn();
    expect(table.proposeUndo('anna', 5)).toMatchObject(refusedAs('no-such-move'));
    expect(table.proposeUndo('zoe', 0)).toMatchObject(refusedAs('not-seated'));
    table.proposeUndo('anna', 0);
    expect(table.judgeUndo('zoe', true)).toMatchObject(refusedAs('not-seated'));
  });

  it('goes back over everybody’s answers to the one named', () => {
    const table = open(inOrder);
    for (const [n, seat] of ['anna', 'bob'].entries()) reply(table, seat, n);
    table.proposeUndo('cara', 1);
    for (const seat of ['anna', 'bob']) table.judgeUndo(seat, true);
    expect(table.world.heard).toEqual(['anna 0']);
    expect(asked(table)).toEqual(['bob number']);
  });

  it('replays to the same game', () => {
    const table = drawn();
    table.proposeUndo('anna', 0);
    for (const seat of ['bob', 'cara']) table.judgeUndo(seat, true);
    reply(table, 'anna', 1);
    expect(state(Table.resume(table.game, table.setup, table.journal, undefined, false))).toBe(state(table));
  });
});
