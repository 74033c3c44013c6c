import type { SeatInfo, TableInfo } from '@ecumene/client';
import type { Seat } from '@ecumene/engine';
import { createContext, useContext } from 'react';

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

export function seatOf({ info }: Company, seat: Seat | null): SeatInfo | undefined {
  return info.seats.find((one) => one.seat === seat);
}
