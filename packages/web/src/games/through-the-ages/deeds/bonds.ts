import type { Seat } from '@ecumene/engine';
import type { Ability, AgesView, CardId, CivilizationView } from '@ecumene/through-the-ages/reference';
import { cards } from '@ecumene/through-the-ages/reference';

/** A pact as one of its parties sees it. */
export interface Bond {
  readonly card: CardId;
  readonly partner: Seat;
  readonly side: 'A' | 'B' | 'both';
}

/** Every pact a civilization is a party to, whoever laid it out. */
export function bondsOf({ civilizations }: AgesView, { seat }: CivilizationView): readonly Bond[] {
  return civilizations.flatMap(({ seat: holder, pact }): Bond[] => {
    if (pact === null) return [];
    if (holder === seat) return [{ card: pact.card, partner: pact.with, side: pact.side }];
    return pact.with === seat ? [{ card: pact.card, partner: holder, side: OTHER[pact.side] }] : [];
  });
}

const OTHER = { A: 'B', B: 'A', both: 'both' } as const;

/** What a pact does for a party on one side of it. */
export function termsOf({ card, side }: Bond): readonly Ability[] {
  const pact = cards[card];
  if (pact.kind !== 'pact') return [];
  const terms = 'both' in pact.sides ? pact.sides.both : pact.sides[side === 'B' ? 'B' : 'A'];
  return terms.abilities ?? [];
}
