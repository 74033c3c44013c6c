import type { Seat } from '@ecumene/engine';
import { type Age, type AgesView, ages, civilDeck, type Players } from '@ecumene/through-the-ages';

/** Cards that leave the row in a turn, swept or taken, by the number of players. */
const LEAVE_THE_ROW: Readonly<Record<Players, number>> = { 2: 4.3, 3: 3.5, 4: 2.8 };

/** Turns of everybody that are still to come after the last civil card is dealt, in rounds. */
const ROUNDS_AFTER_THE_LAST_CARD = 1.5;

/** How many end in an age without cards. */
const LAST_AGE = ages.length;

/** How many civil cards each age has, by the number of players. */
const DECKS: Readonly<Record<Players, readonly number[]>> = { 2: sizes(2), 3: sizes(3), 4: sizes(4) };

function sizes(players: Players): number[] {
  return ages.map((age: Age) => civilDeck(age, players).length);
}

function playersIn(view: AgesView): Players {
  const left = view.civilizations.filter(({ out }) => !out).length;
  return left >= 4 ? 4 : left === 3 ? 3 : 2;
}

/** How many more times a seat will produce, its turn in progress included: known at the end, guessed before. */
export function turnsLeft(view: AgesView, seat: Seat): number {
  const still = playsThisRound(view, seat) ? 1 : 0;
  if (view.lastRound > 0) return Math.max(0, view.lastRound - view.round) + still;
  if (view.age >= LAST_AGE) return 1 + still;
  return roundsUntilEndOf(view, LAST_AGE - 1) + ROUNDS_AFTER_THE_LAST_CARD;
}

/** How many rounds there are until an age ends. */
export function roundsUntilEndOf(view: AgesView, age: number): number {
  if (age < view.age) return 0;
  const players = playersIn(view);
  let cards = view.age === 0 ? 0 : view.civilDeck;
  for (let next = view.age + 1; next <= Math.min(age, LAST_AGE - 1); next++) cards += DECKS[players][next] ?? 0;
  return cards / (LEAVE_THE_ROW[players] * players);
}

/** Whether a seat's turn in this round is still to come, or in progress. */
function playsThisRound(view: AgesView, seat: Seat): boolean {
  const order = view.civilizations.map((civ) => civ.seat);
  const first = Math.max(0, order.indexOf(view.starting ?? ''));
  const place = (of: Seat): number => (order.indexOf(of) - first + order.length) % order.length;
  return place(seat) >= place(view.current);
}
