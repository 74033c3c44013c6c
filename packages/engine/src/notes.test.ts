import { describe, expect, it } from 'vitest';
import type { AutomaticAnswer, Entry, Player } from './journal.ts';
import { Notes } from './notes.ts';

function noted(...entries: readonly Entry[]): Notes {
  const notes = new Notes({ anna: { is: 'person', name: 'Anna' } });
  for (const [number, entry] of entries.entries()) notes.note(entry, number);
  return notes;
}
const stood = (automatic: AutomaticAnswer, seat = 'anna'): Entry => ({ is: 'stood', seat, standing: automatic });
const given = (how?: 'automatic'): Entry => ({
  is: 'answer',
  seat: 'anna',
  question: '0.anna.1',
  topic: 'bid',
  answer: 1,
  ...(how === 'automatic' && { standing: true }),
});

describe('automatic answers', () => {
  it('are given one after another', () => {
    const left = stood({ topic: 'bid', answers: [1, 2] });
    expect(noted(left).automatic('anna', 'bid')?.answers).toEqual([1, 2]);
    expect(noted(left, given('automatic')).automatic('anna', 'bid')?.answers).toEqual([2]);
    expect(noted(left, given('automatic'), given('automatic')).automatic('anna', 'bid')).toBeUndefined();
  });

  it('are given every time, if always is said', () => {
    const left = stood({ topic: 'bid', answers: [1], always: true });
    expect(noted(left, given('automatic'), given('automatic')).automatic('anna', 'bid')?.answers).toEqual([1]);
  });

  it('stay when the seat answers by itself', () => {
    expect(noted(stood({ topic: 'bid', answers: [1] }), given()).automatic('anna', 'bid')?.answers).toEqual([1]);
  });

  it('are known to be there or not', () => {
    const left = stood({ topic: 'bid', answers: [1] });
    expect([noted(), noted(left), noted(left, given('automatic'))].map((notes) => notes.anyAutomatic)).toEqual([
      false,
      true,
      false,
    ]);
  });

  it('are for one seat and one topic', () => {
    const notes = noted(stood({ topic: 'bid', answers: [1] }));
    expect(notes.automatic('bob', 'bid')).toBeUndefined();
    expect(notes.automatic('anna', 'lot')).toBeUndefined();
  });

  it('are replaced by later ones of the same topic', () => {
    const notes = noted(stood({ topic: 'bid', answers: [1] }), stood({ topic: 'bid', answers: [7] }));
    expect(notes.automatic('anna', 'bid')?.answers).toEqual([7]);
  });

  it('are gone when they are stood down, but for other seats and topics', () => {
    const notes = noted(
      stood({ topic: 'bid', answers: [1] }),
      stood({ topic: 'lot', answers: [2] }),
      stood({ topic: 'bid', answers: [3] }, 'bob'),
      { is: 'stood-down', seat: 'anna', topic: 'bid' },
    );
    expect(notes.automatic('anna', 'bid')).toBeUndefined();
    expect(notes.automatic('anna', 'lot')?.answers).toEqual([2]);
    expect(notes.automatic('bob', 'bid')?.answers).toEqual([3]);
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

describe('a seat changes hands', () => {
  const anna = { is: 'person', name: 'Anna' } as const;
  const bot = { is: 'bot', name: 'steady' } as const;
  const cara = { is: 'person', name: 'Cara' } as const;
  const replaced = (by: Player): Entry => ({ is: 'replaced', seat: 'anna', by });
  const left: Entry = { is: 'left', seat: 'anna' };

  it('from one to the next, by which entry is known', () => {
    expect(noted(given(), replaced(bot), replaced(cara), left).handovers).toEqual([
      { number: 1, seat: 'anna', from: anna, to: bot },
      { number: 2, seat: 'anna', from: bot, to: cara },
      { number: 3, seat: 'anna', from: cara, to: null },
    ]);
  });

  it('only where another player has it then', () => {
    expect(noted(replaced(anna)).handovers).toEqual([]);
  });

  it('without what a player who had it left for later', () => {
    const always = stood({ topic: 'bid', answers: [1], always: true });
    const others = stood({ topic: 'bid', answers: [2] }, 'bob');
    expect(noted(always, others, replaced(cara)).leftBy('anna')).toEqual([]);
    expect(noted(always, others, replaced(cara)).leftBy('bob')).toEqual([{ topic: 'bid', answers: [2] }]);
    expect(noted(always, replaced(anna)).leftBy('anna')).toHaveLength(1);
  });

  it('without what a player who had it proposed or agreed to', () => {
    const proposed = (seat: string): Entry => ({ is: 'undo-proposed', seat, to: 0 });
    const agrees: Entry = { is: 'undo-judged', seat: 'anna', agrees: true };
    expect(noted(proposed('anna'), replaced(cara)).proposal).toBeUndefined();
    expect(noted(proposed('bob'), agrees, replaced(cara)).proposal?.agreed).toEqual(['bob']);
    expect(noted(proposed('bob'), agrees, replaced(anna)).proposal?.agreed).toEqual(['bob', 'anna']);
  });

  it('for nobody no more when that is undone, or new rules do not keep it', () => {
    const undone = (to: number): Entry => ({ is: 'undone', to, time: 1 });
    const newRules = (...dropped: number[]): Entry => ({ is: 'new-rules', version: '2', dropped });
    const seen = (...entries: Entry[]) => noted(replaced(bot), left, ...entries).handovers.map(({ number }) => number);
    expect([seen(undone(2)), seen(undone(0)), seen(newRules(0)), seen(newRules(1))]).toEqual([
      [0, 1],
      [0],
      [0, 1],
      [0],
    ]);
  });
});

it('a copy for one seat holds what that seat has left, and nothing of others', () => {
  const notes = noted(stood({ topic: 'bid', answers: [1] }), stood({ topic: 'bid', answers: [2] }, 'bob')).copy('bob');
  expect([notes.automatic('anna', 'bid'), notes.automatic('bob', 'bid')?.answers]).toEqual([undefined, [2]]);
});

it('a copy goes its own way', () => {
  const notes = noted(stood({ topic: 'bid', answers: [1] }));
  const other = notes.copy();
  other.note({ is: 'stood-down', seat: 'anna', topic: 'bid' }, 1);
  expect(notes.automatic('anna', 'bid')?.answers).toEqual([1]);
  expect(other.automatic('anna', 'bid')).toBeUndefined();
});
