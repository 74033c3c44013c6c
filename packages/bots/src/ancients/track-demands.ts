import type { BoardPosition } from './board-position.ts';

/** Something the track asks for beyond what a nation has: how much is missing, and in how many turns it is asked for. */
export interface Demand {
  readonly what: string;
  readonly missing: number;
  readonly turns: number;
}

/** Cities without which a nation's marker does not move this turn. */
export function citiesDue({ book, me }: BoardPosition): number {
  return book.needs(me.step + 1).find(({ what }) => what === 'cities')?.needed ?? 0;
}

/** So many spaces ahead are looked at: a whole printed track. A game without a finish has spaces without end. */
const LOOK_AHEAD = 16;

/** What the track asks of a nation next, each thing where it first asks for more. */
export function demandsOn({ book, me }: BoardPosition): readonly Demand[] {
  const demands: Demand[] = [];
  const last = Math.max(Math.min(book.finish, me.step + LOOK_AHEAD), me.step + 1);
  for (let step = me.step + 1; step <= last; step++) {
    for (const { what, needed, has } of book.needs(step))
      if (needed > has && !demands.some((one) => one.what === what))
        demands.push({ what, missing: needed - has, turns: step - me.step });
  }
  return demands;
}

/** How far a nation is ahead of, or behind, the average of those who play. */
export function lead({ view, book }: BoardPosition, nation: number): number {
  let sum = 0;
  let count = 0;
  for (const [number, { seat, inert }] of view.nations.entries()) {
    if (seat === null || inert) continue;
    sum += book.score(number);
    count += 1;
  }
  return count === 0 ? 0 : book.score(nation) - sum / count;
}
