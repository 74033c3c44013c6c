import type { Seat } from '@ecumene/engine';
import { type AgesView, start } from '@ecumene/through-the-ages/reference';

const [fewest, second] = start.civilActionsBySeat;

/** Civil actions of the first player in the first round, and how many more each later one has. */
export const FIRST_ROUND = { fewest, more: second - fewest };

/** Civil actions somebody has in the first round: fewer the earlier their turn; undefined in later rounds. */
export function firstActions(
  { round, starting, civilizations }: Pick<AgesView, 'round' | 'starting' | 'civilizations'>,
  seat: Seat,
): number | undefined {
  const placeOf = (one: Seat | null): number => civilizations.findIndex((civ) => civ.seat === one);
  const after = (placeOf(seat) - placeOf(starting) + civilizations.length) % civilizations.length;
  return round === 1 ? start.civilActionsBySeat[after] : undefined;
}
