import { type CardId, cards } from '@ecumene/through-the-ages/reference';
import { THEMES } from './actions-and-events.ts';
import { KIND_MOTIFS } from './kinds.ts';
import { GOVERNMENT_MOTIFS, LEADER_MOTIFS } from './leaders.ts';
import type { Motif } from './shapes.ts';
import { WONDER_MOTIFS } from './wonders.ts';

const OF_CARDS = new Map<string, Motif>(
  [WONDER_MOTIFS, LEADER_MOTIFS, GOVERNMENT_MOTIFS].flatMap((motifs) => Object.entries(motifs)),
);

/** What the picture of a card shows: the card itself, what it is about, or its kind. */
export function motifOf(id: CardId): Motif {
  const about = THEMES.find(([name]) => id.startsWith(name))?.[1];
  return OF_CARDS.get(id) ?? about ?? KIND_MOTIFS[cards[id].kind];
}
