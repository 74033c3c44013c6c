import type { TableInfo } from '@ecumene/client';
import { t } from '../text/text.ts';
import { seatName } from './Discs.tsx';

/** How a table ended for the person who looks: their best place, or who won, or that it did not end. */
export function outcomeWords(table: TableInfo): string {
  if (table.state === 'abandoned') return t('abandoned by all players');
  const place = placeIn(table);
  if (place !== undefined)
    return place === 1 ? t('you won') : t('place {place} of {seats}', { place, seats: table.seats.length });
  const winner = table.ranking?.find(({ rank }) => rank === 1)?.seat;
  const seat = table.seats.find((one) => one.seat === winner);
  return seat === undefined ? t('over') : t('{name} won', { name: seatName(table, seat) });
}

/** The best place of the person who looks, if the table was played to its end. */
export function placeIn({ ranking, mine, state }: TableInfo): number | undefined {
  if (ranking === null || state !== 'over') return undefined;
  const places = ranking.filter(({ seat }) => mine.includes(seat)).map(({ rank }) => rank);
  return places.length === 0 ? undefined : Math.min(...places);
}
