import type { SeatInfo, TableInfo } from '@ecumene/client';
import type { Seat } from '@ecumene/engine';
import { useSyncExternalStore } from 'react';
import { t } from '../text/text.ts';
import type { Company } from './company.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** From here on it is urgent. */
const SHORT = MINUTE;

type Clock = NonNullable<SeatInfo['clock']>;

/** Whether time passes for this table's clocks at every hour; then it can be counted here. */
function countsAlways({ plan }: TableInfo): boolean {
  return plan.clock?.is !== 'slow' || (plan.clock.window === undefined && plan.clock.weekendsOff !== true);
}

/** Whether a clock runs: none does at a table that is over, given up, frozen or paused. */
export function runsNow({ running }: Clock, { info }: Pick<Company, 'info'>): boolean {
  return running && info.state === 'playing' && info.frozen === null && !info.paused;
}

/** Milliseconds a seat has left now. Where nights or weekends do not count, as many as when it was last told. */
export function leftNow(clock: Clock, company: Company, now: number): number {
  const passes = runsNow(clock, company) && countsAlways(company.info);
  return Math.max(0, passes ? clock.left - (now - company.heard) : clock.left);
}

/** Milliseconds until the open trade is closed, if a clock does that. */
export function tradeLeft({ info, heard }: Company, now: number): number | undefined {
  if (info.state !== 'playing' || info.floorEnds === null) return undefined;
  return Math.max(0, info.floorEnds - info.asOf - (now - heard));
}

/** Whether a table without clocks counts the time only until its last round is over, since all have agreed to stop. */
export function isForTheEnd({ timeCalled, plan }: Pick<TableInfo, 'timeCalled' | 'plan'>): boolean {
  return timeCalled && (plan.clock === undefined || plan.clock.is === 'none');
}

/** How much time is left for an answer, how much of it was asked for, and what comes then. */
export interface OwnTime {
  readonly left: number;
  /** Whether the clock ran out once already: what is left is the last. */
  readonly last: boolean;
  readonly comes: 'more' | 'bot' | 'default';
}

/** The time somebody has left, where it is so little that they should be told. */
export function shortTime(company: Company, seat: Seat | null, now: number): OwnTime | undefined {
  const { info } = company;
  const clock = info.seats.find((one) => one.seat === seat)?.clock;
  if (clock == null || !runsNow(clock, company)) return undefined;
  const left = leftNow(clock, company, now);
  const last = clock.reminded === true;
  if (!last && left >= (info.plan.clock?.is === 'live' ? SHORT : HOUR)) return undefined;
  return { left, last, comes: last ? (info.plan.atZero ?? 'default') : 'more' };
}

export function isShort(left: number): boolean {
  return left < SHORT;
}

/** A length of time as a clock shows it: minutes and seconds, hours and minutes, days and hours. */
export function faceOf(left: number): string {
  if (left >= DAY)
    return t('{days} d {hours} h', { days: Math.floor(left / DAY), hours: Math.floor((left % DAY) / HOUR) });
  if (left >= HOUR)
    return t('{hours} h {minutes} min', {
      hours: Math.floor(left / HOUR),
      minutes: Math.floor((left % HOUR) / MINUTE),
    });
  const seconds = Math.ceil(left / SECOND);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

const watching = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;
let latest = 0;

function tick(): void {
  latest = performance.now();
  for (const look of watching) look();
}

function watch(look: () => void): () => void {
  watching.add(look);
  if (watching.size === 1) {
    latest = performance.now();
    timer = setInterval(tick, SECOND);
  }
  return () => {
    watching.delete(look);
    if (watching.size === 0) clearInterval(timer);
  };
}

/** The time of this page, again every second: at the same moment for every clock on it, so that they all show the same. */
export function useNow(): number {
  return useSyncExternalStore(watch, seenNow);
}

/** Before anything ticks, a moment that is no older than a tick. */
function seenNow(): number {
  const now = performance.now();
  if (watching.size === 0 && now - latest > SECOND) latest = now;
  return latest;
}
