import { countingMoves, type Entry, type Seat } from '@ecumene/engine';

/** A seat asked for the printed order by an entry of the journal, or no longer does. */
export interface OrderRequest {
  readonly number: number;
  readonly seat: Seat;
  readonly on: boolean;
}

interface Journaled {
  readonly journal: readonly Entry[];
  readonly rewritten: number;
}

interface Known extends Pick<Journaled, 'rewritten'> {
  readonly upto: number;
  readonly requests: readonly OrderRequest[];
}

const NONE: readonly OrderRequest[] = [];
/** What was found in a journal, so that only what is new is read. */
const KNOWN = new WeakMap<object, Known>();

/** Who asked for the printed order when, as far as it was not undone; the very same list as long as nothing was added. */
export function orderRequests(table: Journaled): readonly OrderRequest[] {
  const { journal, rewritten } = table;
  const known = KNOWN.get(table) ?? { upto: 0, rewritten, requests: NONE };
  if (known.upto === journal.length && known.rewritten === rewritten) return known.requests;
  const fresh = journal.slice(known.upto).flatMap((entry, place): readonly OrderRequest[] => {
    if (entry.is !== 'insisted') return NONE;
    return [{ number: known.upto + place, seat: entry.seat, on: entry.on }];
  });
  const all = fresh.length === 0 ? known.requests : [...known.requests, ...fresh];
  const requests = known.rewritten === rewritten || all.length === 0 ? all : stillCounting(journal, all);
  KNOWN.set(table, { upto: journal.length, rewritten, requests });
  return requests;
}

function stillCounting(journal: readonly Entry[], requests: readonly OrderRequest[]): readonly OrderRequest[] {
  const counting = new Set(countingMoves(journal));
  return requests.filter(({ number }) => counting.has(number));
}
