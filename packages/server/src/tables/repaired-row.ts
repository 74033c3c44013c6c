import type { SeatPlan, TablePlan } from '@ecumene/client';
import { isRecord } from '@ecumene/engine';
import { NO_CLOCKS } from '../clocks/clock.ts';
import type { SeatRow, TableRow } from '../store/schema.ts';
import { readBackIfWhole } from '../store/written.ts';

const isList = (data: unknown): boolean => Array.isArray(data);

/** Every column of a table that is JSON, what it must be, and what stands there where it cannot be read. */
const COLUMNS = {
  clock: { is: isRecord, else: () => NO_CLOCKS },
  motions: { is: isList, else: () => [] },
  waiting: { is: isList, else: () => [] },
  out: { is: isList, else: () => [] },
  awaited_since: { is: isRecord, else: () => ({}) },
  plan: { is: isRecord, else: plainPlan },
} as const;

/**
 * A row in which something cannot be read, put right: the game itself is in the journal, and most of what stands in the row is
 * worked out anew with the next move. A row that can be read is given back as it is.
 */
export function mended(row: TableRow, seats: readonly SeatRow[]): TableRow {
  let sound = row;
  for (const name of ['clock', 'motions', 'waiting', 'out', 'awaited_since', 'plan'] as const) {
    const column = COLUMNS[name];
    if (!column.is(readBackIfWhole(row[name]))) sound = { ...sound, [name]: JSON.stringify(column.else(row, seats)) };
  }
  if (row.standing !== null && !isList(readBackIfWhole(row.standing))) sound = { ...sound, standing: null };
  return sound;
}

/** What was planned, as far as the game and the seats still tell: without clocks, and open to nobody who was not invited. */
function plainPlan(row: TableRow, seats: readonly SeatRow[]): TablePlan {
  const setup: unknown = row.setup === null ? undefined : readBackIfWhole(row.setup);
  const options: unknown = isRecord(setup) ? setup['options'] : undefined;
  return {
    game: row.game,
    name: row.name,
    options: isOptions(options) ? options : {},
    seats: seats.map(({ person, bot }): SeatPlan => {
      if (bot !== null) return { is: 'bot', bot };
      return person !== null && person === row.host ? { is: 'me' } : { is: 'open' };
    }),
    join: 'invited',
    watch: 'invited',
  };
}

function isOptions(data: unknown): data is TablePlan['options'] {
  return isRecord(data) && Object.values(data).every((value) => ['string', 'number', 'boolean'].includes(typeof value));
}
