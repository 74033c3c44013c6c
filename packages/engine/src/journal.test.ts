import { describe, expect, it } from 'vitest';
import { countingMoves, type Entry, isMove, latestAnswers, looksBack } from './journal.ts';

const answer = (seat: string): Entry => ({ is: 'answer', seat, question: `0.${seat}.1`, topic: 'bid', answer: true });
const undone = (to: number): Entry => ({ is: 'undone', to, time: 1 });

describe('the moves that count', () => {
  it('are all that change the world, in order', () => {
    const journal: Entry[] = [
      answer('anna'),
      { is: 'defaulted', seat: 'bob', question: '0.bob.1', topic: 'bid' },
      { is: 'floor-closed', floor: 'bazaar' },
      { is: 'time-called' },
      { is: 'left', seat: 'anna' },
      { is: 'arrived', seat: 'cara' },
      { is: 'insisted', seat: 'bob', on: true },
      { is: 'parted', label: 'what if' },
    ];
    expect(countingMoves(journal)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  });

  it('are not those about the table itself', () => {
    const journal: Entry[] = [
      { is: 'replaced', seat: 'anna', by: { is: 'bot', name: 'steady' } },
      { is: 'stood', seat: 'anna', standing: { topic: 'bid', answers: [1] } },
      { is: 'stood-down', seat: 'anna', topic: 'bid' },
      { is: 'undo-proposed', seat: 'anna', to: 0 },
      { is: 'undo-judged', seat: 'bob', agrees: true },
      { is: 'taken-back', seat: 'anna', entries: [] },
      { is: 'new-rules', version: '2', dropped: [] },
    ];
    expect(journal.filter(isMove)).toEqual([]);
    expect(countingMoves(journal)).toEqual([]);
  });

  it('leave out what was taken back, and nothing else', () => {
    const back: Entry = { is: 'taken-back', seat: 'anna', entries: [0, 2] };
    expect(countingMoves([answer('anna'), answer('bob'), answer('anna'), back, answer('anna')])).toEqual([1, 4]);
  });

  it('leave out everything from where it was undone, but keep the undoing, which draws again', () => {
    expect(countingMoves([answer('anna'), answer('bob'), answer('anna'), undone(1), answer('bob')])).toEqual([0, 3, 4]);
  });

  it('leave out an undoing that was undone', () => {
    expect(countingMoves([answer('anna'), answer('bob'), undone(1), answer('bob'), undone(0)])).toEqual([4]);
  });

  it('leave out what newer rules dropped', () => {
    const rules: Entry = { is: 'new-rules', version: '2', dropped: [1] };
    expect(countingMoves([answer('anna'), answer('bob'), rules, answer('bob')])).toEqual([0, 3]);
  });

  it('are found soon, however much was taken back and undone', () => {
    const long = 50_000;
    const back = (number: number): Entry => ({ is: 'taken-back', seat: 'anna', entries: [number - 1] });
    const journal = Array.from({ length: long }, (_, n) =>
      n % 4 === 0 ? undone(long) : n % 2 === 1 ? answer('anna') : back(n),
    );
    expect(countingMoves(journal)).toHaveLength(long / 2);
  });

  it('are not lost to what takes them back before they were made', () => {
    const early: Entry = { is: 'taken-back', seat: 'anna', entries: [1] };
    expect(countingMoves([early, answer('anna')])).toEqual([1]);
    expect([looksBack(early, 0), looksBack(early, 2), looksBack(undone(3), 3), looksBack(undone(2), 3)]).toEqual([
      false,
      true,
      false,
      true,
    ]);
  });
});

describe('the latest answers of a seat', () => {
  const back = (...entries: readonly number[]): Entry => ({ is: 'taken-back', seat: 'anna', entries });

  it('are its own, in order, and no more than wished', () => {
    const journal = [answer('anna'), answer('bob'), answer('anna'), answer('anna'), undone(9)];
    expect(latestAnswers(journal, 'anna', 2)).toEqual([2, 3]);
    expect(latestAnswers(journal, 'bob', 2)).toEqual([1]);
    expect(latestAnswers(journal, 'cara', 2)).toEqual([]);
  });

  it('are none that a bot gave for it in turns that bots play for everybody', () => {
    const byBot: Entry = { is: 'answer', seat: 'anna', question: 'q', topic: 't', answer: 1, byBot: true };
    expect(latestAnswers([answer('anna'), byBot, byBot], 'anna', 6)).toEqual([0]);
  });

  it.each([
    [[answer('anna'), answer('anna'), back(1), answer('bob')]],
    [[answer('anna'), answer('anna'), answer('bob'), undone(1), answer('anna')]],
    [[answer('anna'), answer('bob'), back(0), undone(1), answer('bob')]],
    [[answer('anna'), answer('anna'), undone(1), answer('anna'), undone(2), answer('anna')]],
    [[answer('anna'), answer('anna'), { is: 'new-rules', version: '2', dropped: [1] } as const]],
  ])('are moves that count', (journal: readonly Entry[]) => {
    const own = countingMoves(journal).filter((number) => {
      const entry = journal[number];
      return entry?.is === 'answer' && entry.seat === 'anna';
    });
    expect(latestAnswers(journal, 'anna', journal.length)).toEqual(own);
  });
});
