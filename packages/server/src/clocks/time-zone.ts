import type { ClockPlan } from '@ecumene/client';
import { refuse, say } from '@ecumene/engine';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Clocks are put forward or back at a quarter of an hour, never in between. */
const QUARTER = 15 * MINUTE;
const MOST_KNOWN = 2000;

export const NO_PLACE = refuse('no-place', say('There is no time zone of that name.'));

/** How many milliseconds the clocks of a place are ahead of Greenwich at a moment. */
export type TimeZone = (moment: number) => number;

/** By the name of the place in small letters: however it is spelled, it is the same place. */
const zones = new Map<string, TimeZone>();

/** The zone by which a clock has its hours and weekends. */
export function zoneOf(plan: ClockPlan): TimeZone {
  if (plan.is !== 'slow') return () => 0;
  const ahead = (plan.window?.zone ?? 0) * MINUTE;
  return plan.place === undefined ? () => ahead : zoneOfPlace(plan.place);
}

/** Whether there is such a place, as far as clocks are concerned. */
export function isPlace(name: string): boolean {
  try {
    return /^[a-z]/i.test(name) && zoneOfPlace(name)(0) !== undefined;
  } catch {
    return false;
  }
}

/** The zone of a place by its name. */
export function zoneOfPlace(name: string): TimeZone {
  const place = name.toLowerCase();
  const known = zones.get(place);
  if (known !== undefined) return known;
  const zone = lookedUp(place);
  zones.set(place, zone);
  return zone;
}

/** Asking what time it is somewhere takes long, so it is asked once a day, and more often only on days on which that changes. */
function lookedUp(timeZone: string): TimeZone {
  const numeric = 'numeric';
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    ...{ year: numeric, month: numeric, day: numeric, hour: numeric, minute: numeric },
  });
  const known = new Map<number, number>();
  const at = (moment: number): number => {
    const ahead = known.get(moment) ?? readOff(clock, moment);
    if (known.size > MOST_KNOWN) known.clear();
    known.set(moment, ahead);
    return ahead;
  };
  return (moment) => {
    const day = Math.floor(moment / DAY) * DAY;
    const ahead = at(day);
    return ahead === at(day + DAY) ? ahead : at(Math.floor(moment / QUARTER) * QUARTER);
  };
}

function readOff(clock: Intl.DateTimeFormat, moment: number): number {
  const shown = new Map(clock.formatToParts(moment).map(({ type, value }) => [type, Number(value)]));
  const part = (type: Intl.DateTimeFormatPartTypes): number => shown.get(type) ?? 0;
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute')) - moment;
}
