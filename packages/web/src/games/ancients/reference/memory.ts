import type { AncientEvent } from '@ecumene/ancients';

/** A calamity that struck, as everybody saw it. */
interface Struck {
  readonly calamity: string;
  readonly nation: string;
  readonly trader: string | null;
  readonly turn: number;
}

/** What everybody could remember of the trade cards who has watched since the beginning. */
export interface Memory {
  /** Commodities turned in for civilization cards, by name. */
  readonly played: ReadonlyMap<string, number>;
  /** Commodities laid away beyond what a hand may keep. */
  readonly discarded: ReadonlyMap<string, number>;
  readonly struck: readonly Struck[];
}

export function memoryOf(story: readonly AncientEvent[]): Memory {
  const played = new Map<string, number>();
  const discarded = new Map<string, number>();
  const struck: Struck[] = [];
  let turn = 0;
  const add = (to: Map<string, number>, cards: Readonly<Record<string, number>>): void => {
    for (const [card, count] of Object.entries(cards)) to.set(card, (to.get(card) ?? 0) + count);
  };
  for (const event of story) {
    if (event.what === 'turn-begins') turn = event.turn;
    if (event.what === 'cards-acquired') add(played, event.spent);
    if (event.what === 'cards-surrendered') add(discarded, event.cards);
    if (event.what === 'calamity-strikes') {
      const { calamity, nation, trader } = event;
      struck.push({ calamity, nation, trader, turn });
    }
  }
  return { played, discarded, struck };
}
