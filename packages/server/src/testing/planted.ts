import type { TablePlan } from '@ecumene/client';
import { commitment, type Saved, type World } from '@ecumene/engine';
import { clockPlan, firstClocks } from '../clocks/clock.ts';
import { newRow, newTableWrites, seatRow } from '../lobby/create-table.ts';
import type { Running } from '../server.ts';
import { newSecret } from '../store/written.ts';

/**
 * Creates a table that begins in the middle: its host sits in the first seat, and the others are open to whoever has the
 * invitation, unless the plan says otherwise. Only a test may do this; players bring whole games.
 */
export async function plantTable(
  { house: { base } }: Running,
  { setup, rules, game }: Saved<World>,
  host: string,
  more: Partial<TablePlan> = {},
): Promise<{ readonly id: string; readonly invite: string }> {
  const { seats = setup.seats.map((_, place) => ({ is: place === 0 ? 'me' : 'open' })) } = more;
  const plan: TablePlan = { game, name: 'Evening game', options: {}, ...more, seats };
  const invite = newSecret();
  const row = {
    ...newRow(base, plan, host, invite),
    state: 'playing' as const,
    setup: JSON.stringify(setup),
    commitment: commitment(setup.seed),
    rules,
    clock: JSON.stringify(firstClocks(clockPlan(plan), setup.seats)),
  };
  const rows = seats.map((seat, place) => seatRow(row.id, place, seat, host, setup.seats[place]));
  await base.store.commit(newTableWrites(base, row, rows));
  return { id: row.id, invite };
}
