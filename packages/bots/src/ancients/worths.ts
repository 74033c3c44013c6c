/** What the things of a game are worth to its bots: the one table a game brings. */
export interface Worths {
  /** Nations by how easily they are led, the easiest first. */
  readonly nations: readonly string[];
  /** What a point of the score is worth. */
  readonly point: number;
  /** What an advance is worth for the score alone. */
  readonly points: (advance: string) => number;
  /** What each advance does for its owner in play. */
  readonly uses: Readonly<Record<string, number>>;
  /** Advances that help in war. */
  readonly arms: ReadonlySet<string>;
  readonly fears: Fears;
  /** How much an advance counts for something the track asks for; 0 if it does not. */
  readonly counts: (need: string, advance: string) => number;
  /** How much it is worth to have a card of the dearest stack: treasury above this buys it in any case. */
  readonly rich: number;
  /** What a point of commodities in the hand, and a token of treasury, is worth unspent. */
  readonly money: number;
  readonly treasury: number;
}

/** What calamities cost, in points of the final score. */
interface Fears {
  readonly city: number;
  readonly reduced: number;
  readonly point: number;
  /** A nation that splits. */
  readonly split: number;
  /** A calamity the book has no row for. */
  readonly unknown: number;
  /** What hurts beyond what the rows say. */
  readonly besides: Readonly<Record<string, number>>;
  /** Nations that barbarians cannot reach. */
  readonly safeFromHordes: ReadonlySet<string>;
  /** Turns in which no calamity comes up that could be traded. */
  readonly safeTurns: number;
}
