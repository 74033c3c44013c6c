/** The eight decks, cut to the number of players. */

import type { Copies } from './card.ts';
import { type DoubtfulCardId, otherCopies, otherReadings } from './doubts.ts';
import { allCards, type Card, type CardId, isOfKind } from './index.ts';
import { type Age, civilKinds, militaryKinds } from './kinds.ts';

/** How many can play, and how many are left when someone has resigned. */
export type Players = 2 | 3 | 4;

/** The civil deck of an age, unshuffled. @rule TTA setup.4 @rule TTA setup.5 */
export function civilDeck(age: Age, players: Players, doubted: readonly DoubtfulCardId[] = []): readonly CardId[] {
  return deck(
    allCards.filter((card) => card.age === age && isOfKind(card, civilKinds)),
    players,
    doubted,
  );
}

/** The military deck of an age, unshuffled. @rule TTA setup.6 */
export function militaryDeck(age: Age, players: Players, doubted: readonly DoubtfulCardId[] = []): readonly CardId[] {
  return deck(
    allCards.filter((card) => card.age === age && isOfKind(card, militaryKinds)),
    players,
    doubted,
  );
}

function deck(from: readonly Card[], players: Players, doubted: readonly DoubtfulCardId[]): readonly CardId[] {
  return from.flatMap(({ id, copies }) => {
    const instead = doubted.find((doubtful) => doubtful === id);
    if (instead === undefined) return copiesOf(id, copies, players);
    return copiesOf(readingInsteadOf(instead), copiesInsteadOf(instead, copies), players);
  });
}

function copiesOf(id: CardId, [two, three, four]: Copies, players: Players): readonly CardId[] {
  return Array.from({ length: { 2: two, 3: three, 4: four }[players] }, () => id);
}

/** The card that stands in for a doubtful one under its other reading, if that is a different card. */
function readingInsteadOf(doubtful: DoubtfulCardId): CardId {
  return otherReadings.find(({ insteadOf }) => insteadOf === doubtful)?.id ?? doubtful;
}

function copiesInsteadOf(doubtful: DoubtfulCardId, printed: Copies): Copies {
  const other: Readonly<Partial<Record<DoubtfulCardId, Copies>>> = otherCopies;
  return other[doubtful] ?? printed;
}
