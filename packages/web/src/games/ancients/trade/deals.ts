import type { AncientEvent, OfferView } from '@ecumene/ancients';

/** A trade that was struck, as far as one may know of it. */
export interface Deal {
  /** Its number among all trades of the story. */
  readonly no: number;
  readonly turn: number;
  /** Whoever made the offer, and whoever took it up. */
  readonly nations: readonly [string, string];
  readonly gave: readonly [number, number];
  /** The cards each nation got, as far as one was told. */
  readonly received: Readonly<Record<string, readonly string[]>>;
}

/** All trades of a story, the latest first; `turn` is the turn it has come to. */
export function dealsIn(story: readonly AncientEvent[], turn: number): Deal[] {
  const deals: Deal[] = [];
  let number = turn;
  let received: Record<string, readonly string[]> = {};
  for (const event of story.toReversed()) {
    if (event.what === 'turn-begins') number = event.turn - 1;
    if (event.what === 'cards-received') received[event.nation] = event.cards;
    if (event.what !== 'traded') continue;
    deals.push({ no: deals.length, turn: number, nations: event.nations, gave: event.gave, received });
    received = {};
  }
  return deals.map((deal) => ({ ...deal, no: deals.length - deal.no }));
}

/** A nation's part in a deal. */
export interface Part {
  readonly other: string;
  readonly gave: Side;
  readonly got: Side;
}

/** So many cards that went one way, and which, as far as one was told. */
export interface Side {
  readonly count: number;
  readonly cards: readonly string[];
}

/** What a nation gave and got in a deal, and with whom; nothing, if it had no part in it. */
export function partIn({ nations: [maker, taker], gave, received }: Deal, nation: string): Part | undefined {
  if (maker !== nation && taker !== nation) return undefined;
  const other = maker === nation ? taker : maker;
  const [mine, theirs] = maker === nation ? gave : [gave[1], gave[0]];
  return {
    other,
    gave: { count: mine, cards: received[other] ?? [] },
    got: { count: theirs, cards: received[nation] ?? [] },
  };
}

/** Offers of a nation that fell when it traded with another. */
export interface Fallen {
  readonly other: string;
  readonly count: number;
}

/** What fell of a nation's offers with its latest deal: all that stood, since its hand is another. Nothing, once it offers anew. */
export function fallenIn(story: readonly AncientEvent[], nation: string): Fallen | undefined {
  const open = new Set<number>();
  let fallen: Fallen | undefined;
  for (const event of story) {
    if (event.what === 'trade-ends') {
      open.clear();
      fallen = undefined;
    } else if (event.what === 'offer-made' && event.nation === nation) {
      open.add(event.offer);
      fallen = undefined;
    } else if (event.what === 'offer-withdrawn' || event.what === 'offer-declined') {
      open.delete(event.offer);
    } else if (event.what === 'traded' && event.nations.includes(nation)) {
      const [maker, taker] = event.nations;
      const count = maker === nation ? open.size - 1 : open.size;
      fallen = count > 0 ? { other: maker === nation ? taker : maker, count } : undefined;
      open.clear();
    }
  }
  return fallen;
}

/** Why an offer that no longer stands is gone: whoever made it withdrew it, or traded with another. */
export type End = { readonly by: 'withdrawal' } | { readonly by: 'deal'; readonly other: string };

/** What became of an offer that no longer stands, as far as it was told. */
export function endOf({ id, from }: OfferView, story: readonly AncientEvent[]): End | undefined {
  for (const event of story.toReversed()) {
    if (event.what === 'trade-ends' || (event.what === 'offer-made' && event.offer === id)) return undefined;
    if (event.what === 'offer-withdrawn' && event.offer === id) return { by: 'withdrawal' };
    if (event.what !== 'traded' || !event.nations.includes(from)) continue;
    const [maker, taker] = event.nations;
    return { by: 'deal', other: maker === from ? taker : maker };
  }
  return undefined;
}
