import { newsFor, type StoryPage } from '@ecumene/client';
import { countingMoves, type Entry, type Happening, type Seat } from '@ecumene/engine';
import type { Store } from '../store/store.ts';
import { readBackIfWhole } from '../store/written.ts';
import type { LiveTable } from '../tables/live.ts';

/** How many entries are read at once: everyone else waits meanwhile. */
export const PAGE = 250;
/** The size of one reply with several entries: on a slow connection nothing else arrives meanwhile. */
export const LONGEST_TOLD = 32_000;

/** What is to be told of a table as it is in one moment: what was taken back by then is left out. */
interface Passage {
  readonly table: string;
  readonly prologue: readonly Happening[];
  readonly first: number;
  readonly counting: ReadonlySet<number>;
  /** Where there is more to tell. */
  readonly next: number | null;
}

/** The story of a table from an entry on, as it was after so many entries, as far as it is told at once. */
export function passageOf(
  { id, row }: LiveTable,
  journal: readonly Entry[],
  since: number,
  until: number | undefined,
): Passage {
  const counting = countingMoves(journal.slice(0, until)).filter((number) => number >= since);
  const first = counting[0] ?? since;
  const next = counting.findIndex((number) => number >= first + PAGE);
  return {
    table: id,
    prologue: since > 0 ? [] : (readBackIfWhole<Happening[] | null>(row.prologue) ?? []),
    first,
    counting: new Set(next < 0 ? counting : counting.slice(0, next)),
    next: counting[next] ?? null,
  };
}

/** What a viewer may know of it. What is written stays as it is, so that nobody at the table need wait for this. */
export async function tell(store: Store, passage: Passage, viewer: Seat | null): Promise<StoryPage> {
  const { table, prologue, first, counting } = passage;
  const rows = await store.db
    .selectFrom('journal')
    .select(['number', 'happenings'])
    .where('table_id', '=', table)
    .where('number', '>=', first)
    .where('number', '<', first + PAGE)
    .orderBy('number')
    .execute();
  const news = newsFor([{ number: -1, happenings: prologue }], viewer);
  let length = JSON.stringify(news).length;
  for (const { number, happenings } of rows) {
    if (happenings === '[]' || !counting.has(number)) continue;
    const more = newsFor([{ number, happenings: readBackIfWhole<Happening[] | null>(happenings) ?? [] }], viewer);
    length += JSON.stringify(more).length;
    if (length > LONGEST_TOLD && number > first) return { news, next: number };
    news.push(...more);
  }
  return { news, next: passage.next };
}
