import type { Said } from '@ecumene/client';
import type { Seat } from '@ecumene/engine';

/** For whom the next words are unless somebody chooses: a whisper is answered with a whisper, and followed by one. */
export function nextTo(said: readonly Said[], me: string): Seat | null {
  const last = said.at(-1);
  if (last === undefined || last.to === null) return null;
  return last.person.id === me ? last.to : last.seat;
}
