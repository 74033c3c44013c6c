import type { Ability, Symbols } from './cards/ability.ts';
import type { PactSide } from './cards/card.ts';
import { type CardNo, NONE, pactCard } from './cards/numbered.ts';
import type { AgesOptions } from './options.ts';
import { type Ages, type Civilization, civAt, type Side } from './world.ts';

/** A pact as one of its parties sees it. */
export interface Bond {
  readonly card: CardNo;
  readonly side: Side;
  readonly partner: Civilization;
  /** In whose play area it lies. */
  readonly holder: Civilization;
}

/** Every pact a player is a party to. @rule TTA pacts.1 @rule TTA pact.9 */
export function bondsOf(world: Ages, civ: Civilization): readonly Bond[] {
  let bonds: Bond[] | undefined;
  for (const holder of world.civs) {
    if (holder.pact === NONE) continue;
    if (holder !== civ && holder.pactWith !== civ.place) continue;
    const own = holder === civ;
    bonds ??= [];
    bonds.push({
      card: holder.pact,
      side: own ? holder.pactSide : otherSide(holder.pactSide),
      partner: own ? civAt(world, holder.pactWith) : holder,
      holder,
    });
  }
  return bonds ?? NO_BONDS;
}

const NO_BONDS: readonly Bond[] = [];

function otherSide(side: Side): Side {
  if (side === 'both') return 'both';
  return side === 'A' ? 'B' : 'A';
}

/** What a pact gives the party on a side of it. @rule TTA pact.4 @rule TTA pact.10 */
function termsFor(card: CardNo, side: Side): PactSide {
  const { sides } = pactCard(card);
  if ('both' in sides) return sides.both;
  return side === 'B' ? sides.B : sides.A;
}

export function hasSides(card: CardNo): boolean {
  return !('both' in pactCard(card).sides);
}

export function symbolsOfBond({ card, side }: Bond): Symbols {
  return termsFor(card, side).symbols ?? NO_SYMBOLS;
}

export function abilitiesOfBond({ card, side }: Bond): readonly Ability[] {
  return termsFor(card, side).abilities ?? NO_ABILITIES;
}

const NO_SYMBOLS: Symbols = {};
const NO_ABILITIES: readonly Ability[] = [];

/** Whether pacts can be offered while so many players are left. @rule TTA ruling.T87 */
export function mayOfferPacts({ pactsWithTwoLeft }: Pick<AgesOptions, 'pactsWithTwoLeft'>, left: number): boolean {
  return left > 2 || pactsWithTwoLeft;
}
