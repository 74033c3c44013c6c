import { Rest } from '@ecumene/client';
import { get } from 'idb-keyval';
import { goTo, usePlace } from '../app/router.tsx';
import { newTableId } from '../port/new-table.ts';
import type { SoloTable } from '../port/protocol.ts';
import { Solo } from '../port/solo.ts';
import { type Annals, annalsOnDevice, annalsOnServer } from './annals.ts';

/** Where a table is: kept on this device or on the server, and under which name. */
export interface Whereabouts {
  readonly at: 'solo' | 'table';
  readonly id: string;
}

/** The table whose page this is; nothing, if it is no table's. */
export function useWhereabouts(): Whereabouts | undefined {
  const [, at, id = ''] = usePlace().pathname.split('/');
  return (at === 'solo' || at === 'table') && id !== '' ? { at, id } : undefined;
}

/** Where the past of a table is shown, from an entry on if one is named. */
export function replayOf({ at, id }: Whereabouts, seat: string | null, entry?: number): string {
  const asked = new URLSearchParams({
    ...(seat !== null && { seat }),
    ...(entry !== undefined && { at: String(entry) }),
  });
  return `/${at}/${id}/replay${asked.size > 0 ? `?${asked}` : ''}`;
}

export function annalsAt({ at, id }: Whereabouts): Promise<Annals> {
  return at === 'solo' ? annalsOnDevice(id) : annalsOnServer(id);
}

/** Lays the same table once more, and goes there. */
export async function playAgain({ at, id }: Whereabouts): Promise<void> {
  if (at === 'table') {
    const { table } = await new Rest().ask('rematch', { id }, {});
    goTo(`/table/${table.id}`);
    return;
  }
  const kept = await get<{ readonly table: SoloTable }>(`solo ${id}`);
  if (kept === undefined) throw new Error('This table is not kept on this device.');
  const { position: _, ...table } = kept.table;
  const again = { ...table, id: newTableId() };
  await Solo.open(again);
  goTo(`/solo/${again.id}`);
}
