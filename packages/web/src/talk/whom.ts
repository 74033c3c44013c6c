import type { Said, SeatInfo, TableInfo } from '@ecumene/client';
import type { Seat } from '@ecumene/engine';

/** Those somebody may talk to alone: all other people who sit here, where the table allows it and one sits here oneself. */
export function partnersOf(
  info: TableInfo | undefined,
  seat: Seat | null,
  me: string | undefined,
): readonly SeatInfo[] {
  if (info === undefined || seat === null || info.plan.privateTalk === false) return [];
  return info.seats.filter((one) => one.is === 'person' && one.person !== me);
}

/** For whom the next words are unless somebody chooses: a whisper is answered with a whisper, and followed by one. */
export function nextTo(said: readonly Said[], me: string): Seat | null {
  const last = said.at(-1);
  if (last === undefined || last.to === null) return null;
  return last.person.id === me ? last.to : last.seat;
}
