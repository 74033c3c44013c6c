import type { News } from '@ecumene/client';
import type { Handover } from '../table/handovers.ts';

/** A line of the chronicle: something that happened in the game, or to a seat. */
export type Line = News | Handover;

/** What happened and who changed seats, in the order of the journal; of a chapter, what happened in the game alone. */
export function linesOf(
  story: readonly News[],
  handovers: readonly Handover[],
  events: readonly string[] | undefined,
): readonly Line[] {
  if (events !== undefined) return story.filter(({ happening }) => events.includes(happening.event.what));
  if (handovers.length === 0) return story;
  return [...handovers, ...story].sort((one, other) => one.number - other.number);
}
