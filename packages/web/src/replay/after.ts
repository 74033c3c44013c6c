import { say } from '@ecumene/engine';
import { get } from 'idb-keyval';
import { goTo } from '../app/router.tsx';
import { Failure } from '../port/failure.ts';
import { newTableId } from '../port/new-table.ts';
import type { SoloTable } from '../port/protocol.ts';
import { Solo } from '../port/solo.ts';
import { type Annals, annalsOnDevice, annalsOnServer } from './annals.ts';
import type { TableLocation } from './table-location.ts';

export function annalsAt({ at, id }: TableLocation): Promise<Annals> {
  return at === 'solo' ? annalsOnDevice(id) : annalsOnServer(id);
}

/** Lays a table of this device once more, with the same people and bots, and goes there. */
export async function playAgain(id: string): Promise<void> {
  const kept = await get<{ readonly table: SoloTable }>(`solo ${id}`);
  if (kept === undefined) throw new Failure(say('This table is not saved on this device.'));
  const { position: _, whatIf: __, ...table } = kept.table;
  const again = { ...table, id: newTableId() };
  await Solo.open(again);
  goTo(`/solo/${again.id}`);
}
