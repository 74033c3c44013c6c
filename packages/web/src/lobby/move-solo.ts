import type { TableInfo } from '@ecumene/client';
import { get } from 'idb-keyval';
import { titleOf } from '../games/index.ts';
import { server } from '../people/server.ts';
import type { SoloSummary } from '../port/protocol.ts';
import { forgetTable } from '../port/solo.ts';
import { t } from '../text/text.ts';
import { botAt, tableIn } from './solo-file.ts';

/**
 * Moves a table from this device to the server, where whoever moves it goes on in the first seat. Its bots play on there,
 * each as before; seats of others around this device are open for them. It is forgotten here once it is safely there.
 */
export async function moveToServer(solo: SoloSummary): Promise<TableInfo> {
  const file = tableIn(await get<unknown>(`solo ${solo.id}`));
  const name = t('{game} from my device', { game: titleOf(solo.game) });
  const { table } = await server.ask('importTable', {}, { name, file });
  for (const { seat, is } of table.state === 'playing' ? table.seats : []) {
    if (is !== 'open' || !solo.bots.includes(seat)) continue;
    const bot = botAt(file, seat);
    const motion = { is: 'hand-over' as const, seat, to: 'bot' as const, ...(bot !== undefined && { bot }) };
    await server.ask('vote', { id: table.id }, { motion, agrees: true });
  }
  await forgetTable(solo.id);
  return table;
}
