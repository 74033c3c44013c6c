import type { Refusal } from '@ecumene/engine';
import { isPlace, NO_PLACE, zoneOfPlace } from '../clocks/time-zone.ts';
import type { Base } from '../operations/base.ts';

const MINUTE = 60_000;
const HOURS = 24 * 60;

/** Hours of the day in which somebody is told nothing, as minutes after midnight where they are. */
export interface QuietHours {
  readonly from: number;
  readonly to: number;
  readonly place: string;
}

/** How long it is quiet yet; nothing where it is not. The hours may reach over midnight. */
export function quietFor({ from, to, place }: QuietHours, now: number): number {
  const shown = now + zoneOfPlace(place)(now);
  const minute = Math.floor(shown / MINUTE) % HOURS;
  const within = from <= to ? minute >= from && minute < to : minute >= from || minute < to;
  if (!within) return 0;
  return ((to - minute + HOURS) % HOURS) * MINUTE - (shown % MINUTE);
}

/** Somebody wants to be told nothing in these hours, or at any hour again. */
export async function keepQuiet(
  { store }: Base,
  person: string,
  quiet: QuietHours | null,
): Promise<Refusal | undefined> {
  if (quiet !== null && !isPlace(quiet.place)) return NO_PLACE;
  const kept = quiet === null ? null : JSON.stringify(quiet);
  await store.db.updateTable('people').set({ quiet: kept }).where('id', '=', person).execute();
  return undefined;
}
