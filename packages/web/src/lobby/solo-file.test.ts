import { expect, test } from 'vitest';
import { botAt, tableIn } from './solo-file.ts';

const setup = {
  seats: ['Guest', 'Dido', 'Hiram'],
  players: { Guest: { is: 'person', name: 'Guest' }, Dido: { is: 'bot', name: 'bold' } },
};

test('the file of a table is how it was set up and what was played, and nothing that follows from it', () => {
  const saved = { format: 1, game: 'any', rules: '1', setup, journal: [], checkpoint: {} };
  expect(tableIn({ saved, memories: {} })).toEqual({ format: 1, game: 'any', rules: '1', setup, journal: [] });
});

test('a table that is not there cannot be moved', () => {
  expect(() => tableIn(undefined)).toThrow('This table is not saved on this device.');
});

test('each opponent goes along as the bot it was', () => {
  expect(['Guest', 'Dido', 'Hiram'].map((seat) => botAt({ setup }, seat))).toEqual([undefined, 'bold', undefined]);
  expect(botAt({}, 'Dido')).toBeUndefined();
});
