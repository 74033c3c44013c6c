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

/** All trades of a story, the latest first; `turn` is the turn it has come to. */
export function dealsIn(story: readonly AncientEvent[], turn: number): Deal[] {
  const deals: Deal[] = [];
  let number = turn;
  let received: readonly string[] = [];
  for (const event of story.toReversed()) {
    if (event.what === 'turn-begins') number = event.turn - 1;
    if (event.what === 'cards-received') received = event.cards;
    if (event.what !== 'traded') continue;
    deals.push({ no: deals.length, turn: number, nations: event.nations, gave: event.gave, received });
    received = [];
  }
  return deals.map((deal) => ({ ...deal, no: deals.length - deal.no }));
}

/** What a nation gave and got in a deal, and with whom; nothing, if it had no part in it. */
export function partIn(
  { nations: [maker, taker], gave: [first, second] }: Deal,
  nation: string,
): { readonly other: string; readonly gave: number; readonly got: number } | undefined {
  if (maker === nation) return { other: taker, gave: first, got: second };
  return taker === nation ? { other: maker, gave: second, got: first } : undefined;
}
