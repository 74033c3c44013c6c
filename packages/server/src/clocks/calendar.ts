import type { ClockPlan } from '@ecumene/client';
import { type TimeZone, zoneOf } from './time-zone.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** 1 January 1970 was a Thursday. */
const THURSDAY = 4;
/** A wait of more days than this is computed again after so many days. */
const FAR = 62;

export interface Outage {
  readonly began: number;
  readonly ended: number;
}

/** A stretch of time, the end not included. */
type Stretch = readonly [from: number, to: number];

/** When the clocks of a table run at all: within its hours, not on its days off, and not while the server was down. */
export class Calendar {
  readonly #plan: ClockPlan;
  readonly #outages: readonly Outage[];
  readonly #zone: TimeZone;

  constructor(plan: ClockPlan, outages: readonly Outage[]) {
    this.#plan = plan;
    this.#outages = outages;
    this.#zone = zoneOf(plan);
  }

  /** How much of the time from one moment to another counts. */
  counted(from: number, to: number): number {
    let sum = 0;
    for (const [begins, ends] of this.#open(from, to)) sum += this.#up(begins, ends);
    return sum;
  }

  /** When so much time will have counted; where that is far away, a moment before it at which to look again. */
  after(from: number, time: number): number {
    if (time <= 0) return from;
    const far = from + FAR * DAY;
    let left = time;
    for (const [begins, ends] of this.#open(from, far)) {
      const here = this.#up(begins, ends);
      if (here >= left) return this.#within(begins, ends, left);
      left -= here;
    }
    return far;
  }

  /** How much of an open stretch the server was not down. */
  #up(from: number, to: number): number {
    return this.#outages.reduce(
      (sum, { began, ended }) => sum - Math.max(0, Math.min(to, ended) - Math.max(from, began)),
      to - from,
    );
  }

  /** The moment of an open stretch at which so much has counted, to the millisecond. */
  #within(from: number, to: number, time: number): number {
    let low = from;
    let high = to;
    while (high - low > 1) {
      const middle = Math.floor((low + high) / 2);
      if (this.#up(from, middle) >= time) high = middle;
      else low = middle;
    }
    return high;
  }

  /** The moment at which the clocks of the place first show something; what they leave out comes as long after as it would have. */
  #moment(shown: number): number {
    const before = shown - this.#zone(shown - DAY);
    const after = shown - this.#zone(shown + DAY);
    const isShown = (moment: number): boolean => moment + this.#zone(moment) === shown;
    return !isShown(before) && isShown(after) ? after : before;
  }

  #dayOf(moment: number): number {
    return Math.floor((moment + this.#zone(moment)) / DAY);
  }

  /** The stretches between two moments in which the clock runs, one after another. */
  *#open(from: number, to: number): Iterable<Stretch> {
    if (this.#plan.is !== 'slow' || (this.#plan.window === undefined && !this.#plan.weekendsOff)) {
      if (from < to) yield [from, to];
      return;
    }
    for (let day = this.#dayOf(from) - 1; this.#moment(day * DAY) < to; day++)
      for (const [begins, ends] of this.#hours(day))
        if (Math.max(from, begins) < Math.min(to, ends)) yield [Math.max(from, begins), Math.min(to, ends)];
  }

  /** The hours of a day in which the clock runs. A window may reach over midnight. */
  #hours(day: number): readonly Stretch[] {
    const midnight = day * DAY;
    const hours = (from: number, to: number): Stretch => [this.#moment(midnight + from), this.#moment(midnight + to)];
    if (this.#plan.is !== 'slow') return [hours(0, DAY)];
    const { window, weekendsOff } = this.#plan;
    const weekday = (day + THURSDAY) % 7;
    if (weekendsOff && (weekday === 0 || weekday === 6)) return [];
    if (window === undefined || window.from === window.to) return [hours(0, DAY)];
    const [from, to] = [window.from * MINUTE, window.to * MINUTE];
    return from < to ? [hours(from, to)] : [hours(0, to), hours(from, DAY)];
  }
}
