import { Table } from '@ecumene/engine';
import { throughTheAges } from '@ecumene/through-the-ages';
import { expect, test } from 'vitest';
import { firstActions } from './first-turn.ts';

test('[TTA setup.25] the first round gives each as many civil actions as their place in the order of play', () => {
  const seats = ['anna', 'bela', 'cyrus'];
  const players = Object.fromEntries(seats.map((seat) => [seat, { is: 'person', name: seat }] as const));
  const view = Table.open(throughTheAges, { seats, seed: 'first', options: {}, players }).view('anna');
  expect(seats.map((seat) => firstActions(view, seat))).toEqual(view.civilizations.map(({ civil }) => civil.ready));
  expect(firstActions({ ...view, round: 2 }, 'anna')).toBeUndefined();
});
