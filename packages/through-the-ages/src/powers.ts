import type { Ability } from './cards/ability.ts';
import { type CardNo, face, NONE } from './cards/numbered.ts';
import { abilitiesOfBond, type Bond } from './pacts.ts';
import type { Civilization } from './world.ts';

/** An ability in force, with the card it stands on and, of a pact, the other party. */
export interface Power {
  readonly ability: Ability;
  readonly card: CardNo;
  readonly partner: Civilization | undefined;
}

/** Every ability in force: of the leader, of completed wonders, special technologies and pacts. @rule TTA in-play.3 */
export function powersOf(civ: Civilization, bonds: readonly Bond[]): readonly Power[] {
  const powers: Power[] = [];
  if (civ.leader !== NONE) pushAll(powers, powersOn(civ.leader));
  for (const { card, ruin } of civ.wonders) if (!ruin) pushAll(powers, powersOn(card));
  for (const card of civ.specials) pushAll(powers, powersOn(card));
  for (const bond of bonds)
    for (const ability of abilitiesOfBond(bond)) powers.push({ ability, card: bond.card, partner: bond.partner });
  return powers;
}

const byCard = new Map<CardNo, readonly Power[]>();

/** The abilities of a card as they are in force whoever has it, made once. */
function powersOn(no: CardNo): readonly Power[] {
  let powers = byCard.get(no);
  if (powers === undefined) {
    const card = face(no);
    const abilities = 'abilities' in card ? (card.abilities ?? []) : [];
    powers = abilities.map((ability) => ({ ability, card: no, partner: undefined }));
    byCard.set(no, powers);
  }
  return powers;
}

function pushAll(powers: Power[], more: readonly Power[]): void {
  for (const power of more) powers.push(power);
}
