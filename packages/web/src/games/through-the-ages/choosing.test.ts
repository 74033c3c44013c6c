import { chooseOne, say, the } from '@ecumene/engine';
import { expect, test } from 'vitest';
import { ownerIn } from './choosing.ts';

const from = ['bronze', 'iron'];

test('a question that names a seat is about the cards of that seat', () => {
  const text = say('Choose a worker of {owner} to remove.', { owner: the('seat', 'Ben') });
  expect(ownerIn(chooseOne({ topic: 'raid', text, from }).question, 'Ada')).toBe('Ben');
});

test('a question that names no seat is about the own cards of who is asked', () => {
  const text = say('Choose a worker to remove: {card} has none.', { card: the('card', 'bronze') });
  expect(ownerIn(chooseOne({ topic: 'lose-worker', text, from }).question, 'Ada')).toBe('Ada');
});
