import { Given, unknownName } from '@ecumene/engine';
import { cards } from './cards/index.ts';
import { civilKinds, type Kind, militaryKinds } from './cards/kinds.ts';
import { type CardNo, findFace, kindOf, NONE, numberOf } from './cards/numbered.ts';
import { type Ages, type Civilization, civOf, type Place, type Side } from './world.ts';

export const ALL_KINDS: readonly Kind[] = [...civilKinds, ...militaryKinds];
export const EVENTS: readonly Kind[] = ['event', 'territory'];

/** Takes a card of this name from wherever it is out of sight or in the row; NONE, if somebody has it. */
function find(world: Ages, id: string): CardNo {
  for (const pile of [world.buried, world.civilDeck, world.militaryDeck, world.discards, world.events, world.removed]) {
    const card = findFace(pile, id);
    if (card === NONE) continue;
    pile.splice(pile.indexOf(card), 1);
    return card;
  }
  const inRow = findFace(world.row, id);
  if (inRow !== NONE) world.row[world.row.indexOf(inRow)] = NONE;
  return inRow;
}

/** Takes a card of this name and of one of these kinds. */
export function fetch(world: Ages, id: string | Given, kinds: readonly Kind[] = ALL_KINDS): CardNo {
  const given = id instanceof Given ? id : new Given(id);
  const known = numberOf(given.text());
  if (known === undefined) return given.fail(unknownName(given.text(), Object.keys(cards)));
  if (!kinds.includes(kindOf(known))) {
    return given.fail(`${given.text()} is of the kind ${kindOf(known)}. Expected: ${kinds.join(', ')}.`);
  }
  const card = find(world, given.text());
  return card === NONE ? given.fail(`${given.text()} has not come up yet, or somebody has it: set the age.`) : card;
}

/** Puts a card out of sight. */
export function bury(world: Ages, card: CardNo): void {
  if (card !== NONE) world.buried.push(card);
}

/** The cards of a pile instead of those that lay there. */
export function replaced(world: Ages, old: CardNo[], given: Given, kinds: readonly Kind[]): CardNo[] {
  for (const card of old) bury(world, card);
  old.length = 0;
  return given.list().map((one) => fetch(world, one, kinds));
}

/** The side of a pact a player has. */
export function sideOf(given: Given | undefined): Side {
  const side = given?.oneOf(['A', 'B', 'both']);
  return side === 'A' || side === 'B' ? side : 'both';
}

/** A part that must be said. */
export function required(whole: Given, part: Given | undefined, name: string): Given {
  return part ?? whole.fail(`Say ${name} as well.`);
}

/** Another player, by the name of the seat. */
export function rivalOf(world: Ages, civ: Civilization, given: Given): Place {
  return civOf(world, given.oneOf(world.seats.filter((seat) => seat !== civ.seat))).place;
}
