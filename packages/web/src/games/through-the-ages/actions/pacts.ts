import type { Seat } from '@ecumene/engine';
import type { AgesView, CardId, CivilizationView } from '@ecumene/through-the-ages/reference';

/** A pact as one of its parties sees it. */
export interface PactSide {
  readonly card: CardId;
  readonly partner: Seat;
  readonly side: 'A' | 'B' | 'both';
}

/** Every pact a civilization is a party to, whoever laid it out. */
export function pactsOf({ civilizations }: AgesView, { seat }: CivilizationView): readonly PactSide[] {
  return civilizations.flatMap(({ seat: holder, pact }): PactSide[] => {
    if (pact === null) return [];
    if (holder === seat) return [{ card: pact.card, partner: pact.with, side: pact.side }];
    return pact.with === seat ? [{ card: pact.card, partner: holder, side: OTHER[pact.side] }] : [];
  });
}

const OTHER = { A: 'B', B: 'A', both: 'both' } as const;
