import type { TableInfo } from '@ecumene/client';
import { isRecord } from '@ecumene/engine';
import { get } from 'idb-keyval';
import { server } from '../people/server.ts';
import type { SoloSummary } from '../port/protocol.ts';
import { forgetTable } from '../port/solo.ts';
import { t } from '../text/text.ts';
import { titleOf } from './TableCard.tsx';

/**
 * Moves a table from this device to the server, where whoever moves it goes on in the first seat. Its bots play on there;
 * seats of others around this device are open for them. It is forgotten here once it is safely there.
 */
export async function moveToServer(solo: SoloSummary): Promise<TableInfo> {
  const file = tableIn(await get<unknown>(`solo ${solo.id}`));
  const name = t('{game} from my device', { game: titleOf(solo.game) });
  const { table } = await server.ask('importTable', {}, { name, file });
  for (const { seat, is } of table.state === 'playing' ? table.seats : []) {
    if (is !== 'open' || !solo.bots.includes(seat)) continue;
    await server.ask('vote', { id: table.id }, { motion: { is: 'hand-over', seat, to: 'bot' }, agrees: true });
  }
  await forgetTable(solo.id);
  return table;
}

/** The table as a file: how it was set up and everything that was played. What follows from these the server works out. */
function tableIn(kept: unknown): unknown {
  const saved = isRecord(kept) ? kept['saved'] : undefined;
  if (!isRecord(saved)) throw new Error('this table is not kept on this device');
  const { format, game, rules, setup, journal } = saved;
  return { format, game, rules, setup, journal };
}
