import type { TableInfo } from '@ecumene/client';
import { server } from '../people/server.ts';

/** Begins at once where nobody else is to come; a table that waits for somebody is left as it is. */
export async function beginIfAlone({ id, state, seats }: TableInfo): Promise<void> {
  if (state === 'gathering' && seats.every(({ is }) => is !== 'open')) await server.ask('start', { id }, {});
}
