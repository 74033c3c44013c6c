import type { News } from '@ecumene/client';
import type { Happening } from '@ecumene/engine';
import type { Handover } from '../table/handovers.ts';
import type { Aside } from '../table/table-events.ts';

/** A line of the chronicle: something that happened in the game, to a seat, or beside the game. */
export type Line = News | Handover | Aside;

/** Offers that followed one another, told as one line that opens. */
export interface Offers {
  readonly offers: readonly News[];
}

/** What happened, there and beside the game, in the order of the journal; of a chapter, what happened in the game alone. */
export function linesOf(
  story: readonly News[],
  beside: readonly (Handover | Aside)[],
  events: readonly string[] | undefined,
): readonly Line[] {
  if (events !== undefined) return story.filter(({ happening }) => events.includes(happening.event.what));
  if (beside.length === 0) return story;
  return [...beside, ...story].sort((one, other) => one.number - other.number);
}

/** The same lines with offers in a row taken together. */
export function withOffersFolded(
  lines: readonly Line[],
  isOffer: (happening: Happening) => boolean,
): readonly (Line | Offers)[] {
  const folded: (Line | Offers)[] = [];
  let run: News[] | undefined;
  for (const line of lines) {
    if (!('happening' in line) || !isOffer(line.happening)) {
      run = undefined;
      folded.push(line);
    } else if (run === undefined) {
      run = [line];
      folded.push({ offers: run });
    } else run.push(line);
  }
  return folded;
}
