import { isRecord, Table } from '@ecumene/engine';
import { gameNamed } from '../games.ts';
import type { Store } from '../store/store.ts';
import { readBack } from '../store/written.ts';
import { type Kept, readJournal } from '../tables/record.ts';

/** A request that was sent, and what is known of what became of it. */
export interface Sent {
  readonly table: string;
  /** Who asked, for which seat, and under which id. */
  readonly key: string;
  acknowledged: boolean;
  /** However often it was sent, it was refused each time. */
  refused?: boolean;
  /** It may have left something for later, of which the journal says nothing. */
  isPrivate?: boolean;
}

/** Everything that is wrong with what was kept of a table; nothing, if nothing was lost, doubled or made up. */
export async function faultsOf(store: Store, id: string, sent: readonly Sent[]): Promise<string[]> {
  const row = await store.db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const kept = await readJournal(store, id, 0);
  const found: string[] = [];
  if (kept.some(({ number }, i) => number !== i) || row.number !== kept.length)
    found.push('the journal has gaps, or not the length it says');
  found.push(...faultsOfRequests(kept, sent));
  const game = gameNamed(row.game);
  if (game === undefined) return [...found, `${id}: no such game`];
  try {
    const entries = kept.map(({ entry }) => entry);
    const table = Table.resume(game, readBack(row.setup ?? ''), entries, undefined, false);
    if (table.over !== (row.state === 'over')) found.push('it is not over as it says');
  } catch (error) {
    found.push(`it cannot be replayed: ${error instanceof Error ? error.message : String(error)}`);
  }
  return found.map((fault) => `${id}: ${fault}`);
}

/** What was done must be what was asked and acknowledged, each once, and by whoever sits in that seat. */
function faultsOfRequests(kept: readonly Kept[], sent: readonly Sent[]): string[] {
  const done = kept.flatMap(({ request }) => request ?? []);
  const requests = new Set(done);
  const known = new Set(sent.map(({ key }) => key));
  return [
    ...(requests.size < done.length ? ['a request was done twice'] : []),
    ...sent.flatMap(({ key, acknowledged, refused, isPrivate }) => [
      ...(acknowledged && !isPrivate && !requests.has(key) ? [`${key} was acknowledged and is gone`] : []),
      ...(refused && requests.has(key) ? [`${key} was refused and is there`] : []),
    ]),
    ...done.flatMap((key) => (known.has(key) ? [] : [`${key} was never sent`])),
    ...kept.flatMap((one) => (isForAnother(one) ? [`${one.request} was done for another seat`] : [])),
  ];
}

function isForAnother({ entry, request }: Kept): boolean {
  return request !== null && isRecord(entry) && 'seat' in entry && !request.includes(`:${entry.seat}:`);
}
