import { NOBODY_YET } from '@ecumene/client';
import { sampleTableView } from '@ecumene/client/testing';
import type { Player } from '@ecumene/engine';
import { expect, test } from 'vitest';
import { calledThen, handedOver } from './handovers.ts';

const FINN: Player = { is: 'person', name: 'Finn' };
const BOT: Player = { is: 'bot', name: 'steady' };
const TABLE_VIEW = sampleTableView({ seats: ['seat-1', 'seat-2'] });
const name = (_: string, id: string): string => id;
const illyria = { tableView: TABLE_VIEW, name, game: { leads: () => ({ is: 'nation', id: 'Illyria' }) } };

const from = (before: Player | null, to: Player | null): string =>
  handedOver(illyria, { number: 3, seat: 'seat-2', from: before, to });

test('who leaves is named, and who plays on', () => {
  expect(from(FINN, BOT)).toBe('Finn lost the seat. A bot plays Illyria.');
  expect(from(FINN, NOBODY_YET)).toBe('Finn lost the seat. Illyria is open for a new player.');
  expect(from(FINN, null)).toBe('Finn lost the seat. Illyria has no player.');
});

test('who sits down is named, and bots are not', () => {
  expect(from(NOBODY_YET, FINN)).toBe('Finn plays Illyria from now on.');
  expect(from(NOBODY_YET, BOT)).toBe('A bot plays Illyria from now on.');
  expect(from(BOT, NOBODY_YET)).toBe('Illyria is open for a new player.');
  expect(from(BOT, null)).toBe('Illyria no longer has a player.');
});

test('where nothing is led that has a name, the seat is named', () => {
  const handover = { number: 3, seat: 'seat-2', from: FINN, to: BOT };
  expect(handedOver({ tableView: TABLE_VIEW, name, game: {} }, handover)).toBe(
    'Finn lost the seat. A bot plays Seat 2.',
  );
});

test('who sat in a seat when something happened is called what they were called then', () => {
  const sat = (before: Player | null, number: number): string => {
    const handovers = [
      { number: 3, seat: 'seat-2', from: before, to: BOT },
      { number: 7, seat: 'seat-2', from: BOT, to: { is: 'person', name: 'Cat' } as const },
    ];
    return calledThen({ tableView: { ...TABLE_VIEW, handovers }, name: () => 'Cat' }, 'seat-2', number);
  };
  // What somebody does by getting up is still theirs.
  expect([1, 3, 5, 8].map((number) => sat(FINN, number))).toEqual(['Finn', 'Finn', 'Bot 2', 'Cat']);
  expect(sat({ is: 'person', name: 'A player who left' }, 1)).toBe('A player who left');
  expect(sat(NOBODY_YET, 1)).toBe('Seat 2');
  expect(sat(null, 1)).toBe('Seat 2');
});

test('whoever still has the seat is called what they are called now', () => {
  const elsewhere = { number: 3, seat: 'seat-1', from: FINN, to: BOT };
  const table = { tableView: { ...TABLE_VIEW, handovers: [elsewhere] }, name: () => 'Cat' };
  expect(calledThen(table, 'seat-2', 1)).toBe('Cat');
});
