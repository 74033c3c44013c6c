import { freeSeats, RequestFailed, type TableInfo } from '@ecumene/client';
import { useEffect, useState } from 'react';
import type { Known } from '../people/me.ts';
import { isAway, server, whyNot } from '../people/server.ts';

/** What became of an invitation that was looked at. */
export type Invited =
  | { readonly is: 'asking' }
  | { readonly is: 'away' }
  /** It leads nowhere, or nowhere any more. */
  | { readonly is: 'broken'; readonly why: string }
  | { readonly is: 'good'; readonly table: TableInfo; lookAgain(): void };

/** The table an invitation leads to. Whoever knows the table already needs no invitation, not even a good one. */
async function tableBehind(id: string, secret: string): Promise<TableInfo> {
  try {
    return (await (secret === '' ? server.ask('table', { id }, {}) : server.ask('invitation', { id }, { secret })))
      .table;
  } catch (error) {
    if (secret === '' || !(error instanceof RequestFailed)) throw error;
    return (await server.ask('table', { id }, {})).table;
  }
}

/** Looks where an invitation leads; anew for somebody else, when the server is in reach again, and when asked to. */
export function useInvited(id: string, secret: string, known: Known): Invited {
  const [invited, setInvited] = useState<Invited>({ is: 'asking' });
  const [times, setTimes] = useState(0);
  const away = known.is === 'away';
  const person = known.is === 'here' ? known.me.person?.id : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another person may know the table, or sit at it; and one may ask again.
  useEffect(() => {
    let here = true;
    const tell = (found: Invited): void => {
      if (here) setInvited(found);
    };
    tableBehind(id, secret).then(
      (table) => tell({ is: 'good', table, lookAgain: () => setTimes((before) => before + 1) }),
      (error: unknown) => tell(isAway(error) ? { is: 'away' } : { is: 'broken', why: whyNot(error) }),
    );
    return () => {
      here = false;
    };
  }, [id, secret, person, away, times]);
  return away ? { is: 'away' } : invited;
}

/** What somebody who is invited can do at a table. */
export type Offer = 'sit' | 'watch' | 'go-in' | 'nothing';

export function offerAt(table: TableInfo, person?: string): Offer {
  const { state, mine, plan } = table;
  if (mine.length > 0) return 'go-in';
  if ((state === 'gathering' || state === 'playing') && freeSeats(table, person).length > 0) return 'sit';
  return state === 'gathering' || plan.watch !== 'nobody' ? 'watch' : 'nothing';
}

/** Whether a table can be looked at by whoever comes, without showing an invitation. */
export function isOpenToAll({ state, plan }: TableInfo): boolean {
  return ((state === 'gathering' ? plan.join : plan.watch) ?? 'anyone') === 'anyone';
}
