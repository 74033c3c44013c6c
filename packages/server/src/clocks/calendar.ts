import type { ClockPlan } from '@ecumene/client';

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

  constructor(plan: ClockPlan, outages: readonly Outage[]) {
    this.#plan = plan;
    this.#outages = outages;
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

  #midnightAfter(moment: number): number {
    const zone = this.#zone();
    return (Math.floor((moment + zone) / DAY) + 1) * DAY - zone;
  }

  #zone(): number {
    return this.#plan.is === 'slow' ? (this.#plan.window?.zone ?? 0) * MINUTE : 0;
  }

  #open(from: number, to: number): number {
    if (to <= from) return 0;
    if (this.#plan.is !== 'slow' || (this.#plan.window === undefined && !this.#plan.weekendsOff)) return to - from;
    let sum = 0;
    for (let midnight = this.#midnightAfter(from) - DAY; midnight < to; midnight += DAY)
      for (const [begins, ends] of this.#hours(midnight))
        sum += Math.max(0, Math.min(to, ends) - Math.max(from, begins));
    return sum;
  }

  /** The hours of a day in which the clock runs. A window may reach over midnight. */
  #hours(midnight: number): readonly Stretch[] {
    if (this.#plan.is !== 'slow') return [[midnight, midnight + DAY]];
    const { window, weekendsOff } = this.#plan;
    const weekday = (Math.floor((midnight + this.#zone()) / DAY) + THURSDAY) % 7;
    if (weekendsOff && (weekday === 0 || weekday === 6)) return [];
    if (window === undefined || window.from === window.to) return [[midnight, midnight + DAY]];
    const from = midnight + window.from * MINUTE;
    const to = midnight + window.to * MINUTE;
    if (from < to) return [[from, to]];
    return [
      [midnight, to],
      [from, midnight + DAY],
    ];
  }
}
