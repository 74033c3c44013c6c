import type { TableInfo } from '@ecumene/client';
import { locale, t } from '../text/text.ts';
import { seatName } from './Discs.tsx';

/** How a table stands, in a sentence. */
export function stateWords(table: TableInfo): string {
  if (table.frozen !== null) return t('Frozen: {why}', { why: table.frozen });
  if (table.paused) return t('Paused.');
  if (table.state === 'gathering') {
    const open = table.seats.filter(({ is }) => is === 'open').length;
    return t('{open, plural, =0 {Every seat is taken.} one {1 open seat.} other {# open seats.}}', { open });
  }
  const asked = table.seats.filter(({ seat }) => table.waitingFor.includes(seat));
  if (asked.length === 0) return t('In progress.');
  const awaited = asked.filter(({ is }) => is !== 'open').map((seat) => seatName(table, seat));
  const n = awaited.length;
  if (n === 0) return t('A seat is empty, and the game is waiting. Invite someone, or vote for a bot.');
  const names = new Intl.ListFormat(locale()).format(awaited);
  return t('Waiting for {names}.', { n, names });
}
