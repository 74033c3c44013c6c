import { NOBODY_YET, type SeatInfo, type TableInfo, type TableView } from '@ecumene/client';
import { type Seat, same } from '@ecumene/engine';
import { createContext, useContext } from 'react';
import { t } from '../text/text.ts';

/** Everybody around a table on a server, as far as it does not concern the game: who is here, clocks, what is moved. */
export interface Company {
  readonly info: TableInfo;
  /** When it was heard, by the clock of this page. */
  readonly heard: number;
}

export const CompanyContext = createContext<Company | undefined>(undefined);

/** The people around the table; nothing at a table on this device. */
export function useCompany(): Company | undefined {
  return useContext(CompanyContext);
}

/** What whoever sits in a seat is called: people by their names, bots and empty seats by those of their seats. */
export function calledAt({ info }: Pick<Company, 'info'>, seat: Seat): string {
  const place = info.seats.findIndex((one) => one.seat === seat);
  const found = info.seats[place];
  if (found === undefined) return seat;
  if (found.is === 'bot' || found.name === null) return nameOfPlace(seat, found.is === 'bot', place + 1);
  const shared = info.seats.filter(({ name, is }) => is === 'person' && name === found.name).length > 1;
  return shared ? t('{name} ({place})', { name: found.name, place: place + 1 }) : found.name;
}

/** A seat the server has numbered rather than named. */
const NUMBERED = /^seat-\d+$/;

/** The same where nobody is around: people by their names, all others by those of their seats. */
export function calledIn({ players, seats }: Pick<TableView, 'players' | 'seats'>, seat: Seat): string {
  const player = players[seat];
  if (player?.is === 'person' && player.name !== '') return player.name;
  return nameOfPlace(seat, player?.is === 'bot' && !same(player, NOBODY_YET), seats.indexOf(seat) + 1);
}

/** A seat with a name of its own keeps it. */
export function nameOfPlace(seat: Seat, bot: boolean, place: number): string {
  if (!NUMBERED.test(seat)) return seat;
  return bot ? t('Bot {place}', { place }) : t('Seat {place}', { place });
}

export function seatOf({ info }: Company, seat: Seat | null): SeatInfo | undefined {
  return info.seats.find((one) => one.seat === seat);
}
