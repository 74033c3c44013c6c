import { cards } from '@ecumene/through-the-ages/reference';
import { expect, test } from 'vitest';
import { digest, familyOf, saysAll } from './digest.ts';

test('signs say what a card gives', () => {
  expect(digest(cards['printing-press'])).toEqual([
    { sign: 'culture', n: 1 },
    { sign: 'science', n: 1 },
  ]);
  expect(digest(cards['agriculture'])).toEqual([{ sign: 'food', n: 1 }]);
  expect(digest(cards['fighting-band'])).toEqual([
    { sign: 'infantry', n: 2 },
    { sign: 'strength', n: 1 },
  ]);
});

test('every card has a family, and signs or words', () => {
  for (const card of Object.values(cards)) {
    expect(familyOf(card)).toBeTruthy();
    expect(saysAll(card) ? digest(card).length : card.text.length).toBeGreaterThan(0);
  }
});
