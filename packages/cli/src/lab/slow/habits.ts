import { below, branch, type Random } from '@ecumene/engine';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** The games begin on a Monday at midnight. */
export const BEGIN = Date.UTC(2026, 0, 5);
const [SUNDAY, SATURDAY] = [0, 6];
/** Nobody looks in at night. */
const MORNING = 7 * HOUR;
const AWAKE = 16 * HOUR;
/** Whoever vanishes does so after this many days. */
const VANISHES = 9;

/** When somebody looks in at a table. */
export const HABITS = ['four-a-day', 'once-a-day', 'weekends', 'vanishes'] as const;
export type Habit = (typeof HABITS)[number];

/** A table of people as they are: of eight, three look in often, three daily, one at weekends, and one stays away some day. */
const MIXED: readonly Habit[] = [
  'four-a-day',
  'once-a-day',
  'four-a-day',
  'once-a-day',
  'weekends',
  'four-a-day',
  'once-a-day',
  'vanishes',
];

/** Who sits in each of so many seats. */
export function habitsOf(people: Habit | 'mixed', seats: number): Habit[] {
  return Array.from(
    { length: seats },
    (_, i) => (people === 'mixed' ? MIXED[i % MIXED.length] : people) ?? 'once-a-day',
  );
}

/** The moments at which somebody looks in, one after another, at random hours of their days; they may come to an end. */
export function* visits(habit: Habit, random: Random): Generator<number, undefined> {
  for (let day = 0; habit !== 'vanishes' || day < VANISHES; day++) {
    const midnight = BEGIN + day * DAY;
    const stream = branch(random, `day ${day}`);
    const hours = Array.from({ length: timesOn(habit, midnight) }, () => MORNING + below(stream, AWAKE));
    for (const hour of hours.sort((a, b) => a - b)) yield midnight + hour;
  }
  return undefined;
}

function timesOn(habit: Habit, midnight: number): number {
  if (habit === 'four-a-day') return 4;
  if (habit !== 'weekends') return 1;
  const weekday = new Date(midnight).getUTCDay();
  return weekday === SATURDAY || weekday === SUNDAY ? 2 : 0;
}
