import { describe, expect, it } from 'vitest';
import type { Entry, StandingAnswer } from './journal.ts';
import { Notes } from './notes.ts';

function noted(...entries: readonly Entry[]): Notes {
  const notes = new Notes({ anna: { is: 'person', name: 'Anna' } });
  for (const entry of entries) notes.note(entry);
  return notes;
}
const stood = (standing: StandingAnswer, seat = 'anna'): Entry => ({ is: 'stood', seat, standing });
const given = (how?: 'standing'): Entry => ({
  is: 'answer',
  seat: 'anna',
  question: '0.anna.1',
  topic: 'bid',
  answer: 1,
  ...(how === 'standing' && { standing: true }),
});

describe('answers left for later', () => {
  it('are given one after another', () => {
    const left = stood({ topic: 'bid', answers: [1, 2] });
    expect(noted(left).standing('anna', 'bid')?.answers).toEqual([1, 2]);
    expect(noted(left, given('standing')).standing('anna', 'bid')?.answers).toEqual([2]);
    expect(noted(left, given('standing'), given('standing')).standing('anna', 'bid')).toBeUndefined();
  });

  it('are given every time, if always is said', () => {
    const left = stood({ topic: 'bid', answers: [1], always: true });
    expect(noted(left, given('standing'), given('standing')).standing('anna', 'bid')?.answers).toEqual([1]);
  });

  it('stay when the seat answers by itself', () => {
    expect(noted(stood({ topic: 'bid', answers: [1] }), given()).standing('anna', 'bid')?.answers).toEqual([1]);
  });

  it('are known to be there or not', () => {
    const left = stood({ topic: 'bid', answers: [1] });
    expect([noted(), noted(left), noted(left, given('standing'))].map((notes) => notes.anythingStands)).toEqual([
      false,
      true,
      false,
    ]);
  });

  it('are for one seat and one topic', () => {
    const notes = noted(stood({ topic: 'bid', answers: [1] }));
    expect(notes.standing('bob', 'bid')).toBeUndefined();
    expect(notes.standing('anna', 'lot')).toBeUndefined();
  });

  it('are replaced by later ones of the same topic', () => {
    const notes = noted(stood({ topic: 'bid', answers: [1] }), stood({ topic: 'bid', answers: [7] }));
    expect(notes.standing('anna', 'bid')?.answers).toEqual([7]);
  });

  it('are gone when they are stood down, but for other seats and topics', () => {
    const notes = noted(
      stood({ topic: 'bid', answers: [1] }),
      stood({ topic: 'lot', answers: [2] }),
      stood({ topic: 'bid', answers: [3] }, 'bob'),
      { is: 'stood-down', seat: 'anna', topic: 'bid' },
    );
    expect(notes.standing('anna', 'bid')).toBeUndefined();
    expect(notes.standing('anna', 'lot')?.answers).toEqual([2]);
    expect(notes.standing('bob', 'bid')?.answers).toEqual([3]);
  });
});

describe('a proposal to undo', () => {
  const proposed: Entry = { is: 'undo-proposed', seat: 'anna', to: 3 };
  const judged = (seat: string, agrees: boolean): Entry => ({ is: 'undo-judged', seat, agrees });

  it('has the consent of its proposer and gathers that of others', () => {
    expect(noted(proposed).proposal).toEqual({ seat: 'anna', to: 3, agreed: ['anna'] });
    expect(noted(proposed, judged('bob', true)).proposal?.agreed).toEqual(['anna', 'bob']);
  });

  it('is gone when one objects', () => {
    expect(noted(proposed, judged('bob', true), judged('cara', false)).proposal).toBeUndefined();
  });

  it('is gone when it is done', () => {
    expect(noted(proposed, { is: 'undone', to: 3, time: 1 }).proposal).toBeUndefined();
  });

  it('is gone when the move it goes back to is taken back', () => {
    const back = (...entries: number[]): Entry => ({ is: 'taken-back', seat: 'anna', entries });
    expect(noted(proposed, back(2, 3)).proposal).toBeUndefined();
    expect(noted(proposed, back(4)).proposal).toMatchObject({ to: 3 });
  });

  it('gives way to a later one, and consent to the first does not count for it', () => {
    const later: Entry = { is: 'undo-proposed', seat: 'bob', to: 1 };
    expect(noted(proposed, judged('cara', true), later).proposal).toEqual({ seat: 'bob', to: 1, agreed: ['bob'] });
  });

  it('is not made by judging one that does not exist', () => {
    expect(noted(judged('bob', true)).proposal).toBeUndefined();
  });
});

it('who plays a seat follows the replacements', () => {
  const bot = { is: 'bot', name: 'steady' } as const;
  expect(noted({ is: 'replaced', seat: 'anna', by: bot }).players).toEqual({ anna: bot });
});

it('a copy for one seat holds what that seat has left, and nothing of others', () => {
  const notes = noted(stood({ topic: 'bid', answers: [1] }), stood({ topic: 'bid', answers: [2] }, 'bob')).copy('bob');
  expect([notes.standing('anna', 'bid'), notes.standing('bob', 'bid')?.answers]).toEqual([undefined, [2]]);
});

it('a copy goes its own way', () => {
  const notes = noted(stood({ topic: 'bid', answers: [1] }));
  const other = notes.copy();
  other.note({ is: 'stood-down', seat: 'anna', topic: 'bid' });
  expect(notes.standing('anna', 'bid')?.answers).toEqual([1]);
  expect(other.standing('anna', 'bid')).toBeUndefined();
});
