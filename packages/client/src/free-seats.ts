import type { Seat } from '@ecumene/engine';
import { mayJoinLate } from './plan.ts';
import type { SeatInfo, TableInfo } from './table-info.ts';

/** A seat, as far as it matters whether somebody can have it. */
export interface SeatToTake {
  readonly seat: Seat;
  readonly is: SeatInfo['is'];
  readonly keptFor?: { readonly id: string };
}

type Seated<S extends SeatToTake> = Pick<TableInfo, 'out' | 'state' | 'plan' | 'whatIf'> & {
  readonly seats: readonly S[];
};

/**
 * The seats somebody may sit down in: nobody has them, and their game is not over. During the game also those of bots,
 * where the table allows it; they come last. Whoever has no name yet finds seats that are kept for others taken.
 */
export function freeSeats<S extends SeatToTake>({ seats, out, state, plan, whatIf }: Seated<S>, person?: string): S[] {
  const late = state === 'playing' && !whatIf && mayJoinLate(plan);
  const free = seats.filter(({ seat, is }) => !out.includes(seat) && (is === 'open' || (late && is === 'bot')));
  const theirs = free.filter(({ keptFor }) => keptFor === undefined || keptFor.id === person);
  return theirs.toSorted((a, b) => Number(a.is === 'bot') - Number(b.is === 'bot'));
}
