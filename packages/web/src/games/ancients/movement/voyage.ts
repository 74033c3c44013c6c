import type { ShipView } from '@ecumene/ancients';
import type { Reading } from '../reading.ts';
import { capacityOf, isCoast, unmoved } from './reach.ts';

/** What somebody has said about a stop of a voyage. */
export interface Call {
  readonly load?: number;
  readonly land?: number;
}

/** By how many areas the ship has entered before. */
export type Calls = Readonly<Record<number, Call>>;

/** What happens where a ship is on its voyage. */
export interface Stop {
  /** Tokens aboard as it comes. */
  readonly arriving: number;
  readonly land: number;
  /** Tokens there that have not moved: they embark, if there is room. */
  readonly ready: number;
  /** How many more could embark. */
  readonly room: number;
  readonly load: number;
  /** Tokens aboard when that is done. */
  readonly aboard: number;
}

/**
 * Every place of a voyage, the first included. Unless something else is said, all who can embark where it begins, nobody
 * on the way, and all land where it ends.
 */
export function stopsOf(
  reading: Reading,
  nation: string,
  ship: ShipView,
  path: readonly string[],
  calls: Calls,
): readonly Stop[] {
  const capacity = capacityOf(reading, nation);
  const stops: Stop[] = [];
  let arriving = ship.aboard;
  for (const [place, area] of [ship.area, ...path].entries()) {
    const { load: wished, land: told } = calls[place] ?? {};
    const ends = place === path.length && (place === 0 || (wished ?? 0) === 0);
    const land = isCoast(reading, area) ? Math.min(arriving, told ?? (ends ? arriving : 0)) : 0;
    const ready = unmoved(reading, nation, area);
    const room = Math.max(0, Math.min(capacity - arriving + land, ready));
    const load = Math.min(room, wished ?? (place === 0 ? room : 0));
    const aboard = arriving - land + load;
    stops.push({ arriving, land, ready, room, load, aboard });
    arriving = aboard;
  }
  return stops;
}

/** How many tokens each area of a voyage would lose or win by it. */
export function tokensPlanned(areas: readonly string[], stops: readonly Stop[]): ReadonlyMap<string, number> {
  const changes = new Map<string, number>();
  for (const [place, { land, load }] of stops.entries()) {
    const area = areas[place] ?? '';
    if (land !== load) changes.set(area, (changes.get(area) ?? 0) + land - load);
  }
  return changes;
}

/** What was said of the first so many areas of a voyage, for a voyage that goes on in another way. */
export function callsUntil(calls: Calls, place: number): Calls {
  return Object.fromEntries(Object.entries(calls).filter(([one]) => Number(one) <= place));
}

interface Leg {
  readonly do: 'sail';
  readonly ship: number;
  readonly path: readonly string[];
  readonly load?: number;
  readonly land?: number;
}

/** A voyage as moves: one for each part between two stops where somebody lands or embarks. */
export function legsOf(ship: number, path: readonly string[], [start, ...stops]: readonly Stop[]): readonly Leg[] {
  const legs: Leg[] = [];
  if (start === undefined) return legs;
  if (start.land > 0) legs.push({ do: 'sail', ship, path: [], land: start.land });
  let { load } = start;
  let from = 0;
  for (const [place, stop] of stops.entries()) {
    const isEnd = place === stops.length - 1;
    if (!isEnd && stop.land === 0 && stop.load === 0) continue;
    const leg = { do: 'sail', ship, path: path.slice(from, place + 1) } as const;
    legs.push({ ...leg, ...(load > 0 && { load }), ...(stop.land > 0 && { land: stop.land }) });
    load = stop.load;
    from = place + 1;
  }
  return legs;
}
