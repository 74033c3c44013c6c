import type { ClockPlan } from '@ecumene/client';
import { type Zone, zoneOf } from './zone.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** 1 January 1970 was a Thursday. */
const THURSDAY = 4;
const LONGEST = 3 * 366;

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
  readonly #zone: Zone;

  constructor(plan: ClockPlan, outages: readonly Outage[]) {
    this.#plan = plan;
    this.#outages = outages;
    this.#zone = zoneOf(plan);
  }

  /** How much of the time from one moment to another counts. */
  counted(from: number, to: number): number {
    if (to <= from) return 0;
    const lost = this.#outages.reduce(
      (sum, { began, ended }) => sum + this.#open(Math.max(from, began), Math.min(to, ended)),
      0,
    );
    return this.#open(from, to) - lost;
  }

  /** When so much time will have counted. */
  after(from: number, time: number): number {
    let reached = from;
    let left = time - this.counted(from, from);
    for (let day = 0; day < LONGEST; day++) {
      const next = this.#midnightAfter(reached);
      const here = this.counted(reached, next);
      if (here >= left && left >= 0) return this.#within(reached, next, left);
      left -= here;
      reached = next;
    }
    return reached;
  }

  /** The moment between two at which so much has counted, to the millisecond. */
  #within(from: number, to: number, time: number): number {
    let low = from;
    let high = to;
    while (high - low > 1) {
      const middle = Math.floor((low + high) / 2);
      if (this.counted(from, middle) >= time) high = middle;
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

  #midnightAfter(moment: number): number {
    return Math.max(moment + 1, this.#moment((this.#dayOf(moment) + 1) * DAY));
  }

  #open(from: number, to: number): number {
    if (to <= from) return 0;
    if (this.#plan.is !== 'slow' || (this.#plan.window === undefined && !this.#plan.weekendsOff)) return to - from;
    let sum = 0;
    for (let day = this.#dayOf(from) - 1; this.#moment(day * DAY) < to; day++)
      for (const [begins, ends] of this.#hours(day)) sum += Math.max(0, Math.min(to, ends) - Math.max(from, begins));
    return sum;
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
