import { type Card, numbers } from '@ecumene/through-the-ages/reference';

/** What a card adds in defence: a bonus card is played for its value, any other discarded. */
export function defenseOf(card: Card): number {
  return card.kind === 'bonus' ? card.defense : numbers.defenseOfDiscard;
}
