import { TRADE_CARDS } from '@ecumene/advanced-civilization';
import type { Event, Happening } from '@ecumene/engine';

/** What one side gave in a deal: its commodities, what they show together, and the calamities among the cards. */
export interface Side {
  readonly commodities: readonly string[];
  readonly value: number;
  readonly calamities: number;
}

/** Cards that changed hands. */
export type Deal = readonly [Side, Side];

const VALUES: ReadonlyMap<string, number> = new Map(
  TRADE_CARDS.filter(({ kind }) => kind === 'commodity').map(({ id, stack }) => [id, stack]),
);

type Receipt = Event & { readonly cards: readonly string[] };

function isReceipt(event: Event): event is Receipt {
  return event.what === 'cards-received' && 'cards' in event && Array.isArray(event.cards);
}

/** The deals among some happenings; each was told to both sides, one after the other. */
export function dealsIn(happenings: readonly Happening[]): Deal[] {
  const receipts = happenings.flatMap(({ event }) => (isReceipt(event) ? [sideOf(event)] : []));
  const deals: Deal[] = [];
  for (let i = 0; i + 1 < receipts.length; i += 2) {
    const [one, other] = receipts.slice(i, i + 2);
    if (one !== undefined && other !== undefined) deals.push([one, other]);
  }
  return deals;
}

function sideOf({ cards }: Receipt): Side {
  const commodities = cards.filter((id) => VALUES.has(id));
  const value = commodities.reduce((sum, id) => sum + (VALUES.get(id) ?? 0), 0);
  return { commodities, value, calamities: cards.length - commodities.length };
}
