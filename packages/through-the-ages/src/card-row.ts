import { happen, reveal } from '@ecumene/engine';
import { endAge } from './ages.ts';
import { cardRow } from './board.ts';
import { type CardNo, idOf, NONE } from './cards/numbered.ts';
import { LAST_AGE } from './military-cards.ts';
import { type Ages, amountFor } from './world.ts';

/**
 * At the start of a turn the row is swept, slides and is dealt full.
 * @rule TTA row.2 @rule TTA row.6 @rule TTA turn.2
 */
export function replenish(world: Ages): void {
  sweep(world);
  refill(world);
}

/**
 * Whatever lies in the first spaces is discarded, before anything slides.
 * @rule TTA row.3 @rule TTA row.4 @rule TTA row.5 @rule TTA ruling.T5 @rule TTA ruling.T10
 */
function sweep(world: Ages): void {
  const spaces = amountFor(world, cardRow.swept);
  const swept: CardNo[] = [];
  for (let space = 0; space < spaces; space++) {
    const card = world.row[space] ?? NONE;
    if (card !== NONE) swept.push(card);
    world.row[space] = NONE;
  }
  if (swept.length === 0) return;
  world.removed.push(...swept);
  happen(world, 'TTA row.3', { what: 'swept', cards: swept.map(idOf) });
}

/**
 * The row slides to the cheap end and is dealt full; the last card of an age ends it, and the next deck goes on.
 * @rule TTA row.7 @rule TTA row.8 @rule TTA row.9 @rule TTA ages.1 @rule TTA ages.6 @rule TTA ages.15 @rule TTA ages.16
 * @rule TTA international-agreement.3
 */
export function refill(world: Ages): void {
  const dealt: CardNo[] = [];
  for (let space = slide(world.row); space < world.row.length && world.age < LAST_AGE; space++) {
    const card = world.civilDeck.pop();
    if (card === undefined) break;
    world.row[space] = card;
    dealt.push(card);
    if (world.civilDeck.length === 0) {
      tellDealt(world, dealt);
      endAge(world);
    }
  }
  tellDealt(world, dealt);
  if (world.age === 0) endAge(world);
}

/** Moves all cards to the cheap end, in order, and says how many there are. */
function slide(row: CardNo[]): number {
  let cards = 0;
  for (const card of row) {
    if (card === NONE) continue;
    row[cards] = card;
    cards += 1;
  }
  for (let space = cards; space < row.length; space++) row[space] = NONE;
  return cards;
}

function tellDealt(world: Ages, dealt: CardNo[]): void {
  if (dealt.length > 0) reveal(world, 'TTA row.8', { what: 'dealt', cards: dealt.splice(0).map(idOf) });
}
