import { patienceOf, type SeatInfo, type TableInfo } from '@ecumene/client';
import { waitingSeats } from '../table/table-status.ts';

type Told = Pick<TableInfo, 'plan' | 'paused' | 'frozen' | 'waitingFor' | 'moved'>;

/**
 * Whether the server would let the others give a seat away: nobody holds it, its clock has run out, or it has kept the
 * table waiting for long while its holder was not here. `now` is the time of the server.
 */
export function mayBeGivenAway(info: Told, { seat, is, here, clock }: SeatInfo, now: number): boolean {
  if (is !== 'person') return true;
  if (clock?.byBot === true || (clock?.running === true && clock.left - (now - clock.asOf) <= 0)) return true;
  const onHoliday = (clock?.holidayUntil ?? 0) > now;
  if (onHoliday || here || !waitingSeats(info).includes(seat)) return false;
  return now - info.moved >= patienceOf(info.plan.clock);
}
