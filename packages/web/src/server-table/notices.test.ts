import { sampleTableView } from '@ecumene/client/testing';
import { say } from '@ecumene/engine';
import { describe, expect, test } from 'vitest';
import { type Note, stillValid, withNotice } from './notices.ts';

const SEEN = sampleTableView({ number: 10 });

function note(words: string, about?: Note['about']): Note {
  return { text: say(words), seen: SEEN, ...(about !== undefined && { about }) };
}

function question(id: string, optional?: true) {
  return { id, seat: 'Ada', question: { kind: 'k', topic: 'k', text: say('?'), ...(optional && { optional }) } };
}

function handedOn(seat: string, number: number) {
  return { number, seat, from: null, to: { is: 'person' as const, name: 'Gus' } };
}

test('the newer of two about the same replaces the older; all else stays', () => {
  const [against, rules, seat] = [note('Against.', 'undo'), note('New rules.'), note('No seat.', { seat: 'Ben' })];
  const told = [against, rules, note('No seat either.', { seat: 'Cleo' }), seat].reduce(withNotice, []);
  const undone = note('Undone.', 'undo');
  expect(withNotice(told, undone).map(({ text }) => text.say)).toEqual([
    'New rules.',
    'No seat either.',
    'No seat.',
    'Undone.',
  ]);
  expect(withNotice(withNotice([], rules), rules)).toHaveLength(2);
});

describe('what was told holds', () => {
  test('of undoing, until someone asks to undo again', () => {
    const told = [note('Against.', 'undo')];
    expect(stillValid(told, sampleTableView({ number: 12 }))).toBe(told);
    expect(stillValid(told, sampleTableView({ proposal: { seat: 'Ben', to: 3, agreed: ['Ben'] } }))).toEqual([]);
  });

  test('of a question that is asked no longer, until one is asked again that must be answered', () => {
    const told = [{ ...note('Took back.', 'question'), seen: sampleTableView({ questions: [question('1')] }) }];
    expect(stillValid(told, sampleTableView({ questions: [question('1'), question('2', true)] }))).toBe(told);
    expect(stillValid(told, sampleTableView({ questions: [question('3')] }))).toEqual([]);
  });

  test('of a seat, until that seat changes hands again', () => {
    const told = [note('A bot plays it.', { seat: 'Ben' })];
    const handovers = [handedOn('Ben', 9), handedOn('Cleo', 11)];
    expect(stillValid(told, sampleTableView({ handovers }))).toBe(told);
    expect(stillValid(told, sampleTableView({ handovers: [...handovers, handedOn('Ben', 12)] }))).toEqual([]);
  });

  test('where it is about nothing that changes, until it is read', () => {
    const told = [note('New rules.')];
    expect(stillValid(told, sampleTableView({ number: 99, questions: [question('3')] }))).toBe(told);
  });
});
