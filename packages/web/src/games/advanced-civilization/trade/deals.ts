import type { AncientEvent } from '@ecumene/ancients';

/** A trade that was struck, as far as one may know of it. */
export interface Deal {
  /** Its number among all trades of the story. */
  readonly no: number;
  readonly turn: number;
  /** Whoever made the offer, and whoever took it up. */
  readonly nations: readonly [string, string];
  readonly gave: readonly [number, number];
  /** The cards that came into one's own hand. */
  readonly received: readonly string[];
}

/** All trades of a story, the latest first. */
export function dealsIn(story: readonly AncientEvent[]): Deal[] {
  const deals: Deal[] = [];
  let turn = 0;
  for (const event of story) {
    if (event.what === 'turn-begins') turn = event.turn;
    if (event.what === 'traded')
      deals.unshift({ no: deals.length, turn, nations: event.nations, gave: event.gave, received: [] });
    if (event.what === 'cards-received' && deals[0] !== undefined)
      deals[0] = { ...deals[0], received: [...deals[0].received, ...event.cards] };
  }
  return deals;
}

/** What a nation gave and got in a deal, and with whom; nothing, if it had no part in it. */
export function partIn(
  { nations: [maker, taker], gave: [first, second] }: Deal,
  nation: string,
): { readonly other: string; readonly gave: number; readonly got: number } | undefined {
  if (maker === nation) return { other: taker, gave: first, got: second };
  return taker === nation ? { other: maker, gave: second, got: first } : undefined;
}
