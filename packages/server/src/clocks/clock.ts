import { type ClockPlan, LAST_TIME, type TablePlan } from '@ecumene/client';
import type { Asked, Seat } from '@ecumene/engine';
import type { Calendar } from './calendar.ts';

const SECOND = 1000;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** So many lapses of a seat are kept. */
const MOST_LAPSES = 30;

/** The clock of one seat. */
export interface SeatClock {
  /** What was left when it was last stopped. */
  readonly left: number;
  /** When it was started, if it is running. */
  readonly since: number | null;
  /** It ran out once, and the player was reminded. */
  readonly reminded: boolean;
  /** It ran out for good, and a bot answers until the player returns. */
  readonly byBot: boolean;
  readonly holidayUntil: number | null;
  readonly holidaysLeft: number;
  /** The questions it ran for when it was last seen to: an answer to one of them is paid for. */
  readonly asked?: readonly string[];
  /** Where the journal was when the clock decided for the player; the latest. */
  readonly lapses?: readonly Lapse[];
}

/** The entries of the journal from one on up to another in which a seat did not decide itself, because its time was up. */
export interface Lapse {
  readonly from: number;
  /** Nothing as long as a bot answers. */
  readonly to: number | null;
}

/** All clocks of a table. */
export interface Clocks {
  readonly seats: Readonly<Record<Seat, SeatClock>>;
  readonly paused: boolean;
  readonly floor: FloorClock | null;
}

/** The clock of a floor that is open. */
interface FloorClock {
  readonly name: string;
  /** When it was started, if it is running. */
  readonly since: number | null;
  /** What was left then, or when it was stopped. */
  readonly time: number;
  /** So much earlier it is closed, as long as most of those who trade are done. */
  readonly sooner?: number;
}

export const NO_CLOCKS: Clocks = { seats: {}, paused: false, floor: null };

/** What is to be done because time is up. */
export type TimeUp =
  | { readonly is: 'remind'; readonly seat: Seat }
  | { readonly is: 'answer'; readonly seat: Seat }
  | { readonly is: 'holiday-over'; readonly seat: Seat }
  | { readonly is: 'close-floor'; readonly floor: string };

export function clockPlan(plan: TablePlan): ClockPlan {
  return plan.clock ?? { is: 'none' };
}

/** What a player has after the reminder. */
export function grace(plan: ClockPlan): number {
  return plan.is === 'live' ? LAST_TIME.seconds * SECOND : LAST_TIME.hours * HOUR;
}

function begin(plan: ClockPlan): number {
  if (plan.is === 'live') return plan.minutes * 60 * SECOND;
  return plan.is === 'slow' ? plan.bank * DAY : 0;
}

function increment(plan: ClockPlan): number {
  if (plan.is === 'live') return plan.increment * SECOND;
  return plan.is === 'slow' ? plan.increment * HOUR : 0;
}

export function firstClocks(plan: ClockPlan, seats: readonly Seat[]): Clocks {
  if (plan.is === 'none') return NO_CLOCKS;
  const holidaysLeft = plan.is === 'slow' ? (plan.holidays ?? 0) : 0;
  const fresh = { left: begin(plan), since: null, reminded: false, byBot: false, holidayUntil: null, holidaysLeft };
  return { ...NO_CLOCKS, seats: Object.fromEntries(seats.map((seat) => [seat, fresh])) };
}

/** Once the players have agreed to stop, nobody can keep the last round from ending: where there is no clock, each gets a day for it. */
export function lastClocks(plan: ClockPlan, clocks: Clocks, seats: readonly { readonly seat: Seat }[]): Clocks {
  if (plan.is !== 'none') return clocks;
  const fresh = { left: DAY, since: null, reminded: false, byBot: false, holidayUntil: null, holidaysLeft: 0 };
  return { ...clocks, seats: Object.fromEntries(seats.map(({ seat }) => [seat, fresh])) };
}

/** What the clocks go by when something has happened at the table. */
export interface ClockState {
  readonly now: number;
  /** The seats of people who are awaited now, with the questions whose answers are paid for. */
  readonly awaited: ReadonlyMap<Seat, readonly string[]>;
  /** What seats have just answered by themselves for the first time: what is taken back and given again gains nothing. */
  readonly answered: readonly Pick<Asked, 'seat' | 'id'>[];
  /** The floor that is open now, if the table's clock is to close it. */
  readonly floor: string | undefined;
  readonly floorSeconds: number | undefined;
  /** Whether most of those who trade there are done. */
  readonly quorum?: boolean;
  /** Whether nobody can do anything at the table. */
  readonly frozen?: boolean;
}

/** Stops and starts the clocks as the table stands now. */
export function advance(plan: ClockPlan, calendar: Calendar, clocks: Clocks, state: ClockState): Clocks {
  const seats = Object.entries(clocks.seats).map(([seat, clock]): [Seat, SeatClock] => [
    seat,
    tick(plan, calendar, clock, seat, clocks.paused, state),
  ]);
  return { ...clocks, seats: Object.fromEntries(seats), floor: floorClock(calendar, clocks, state) };
}

function floorClock(calendar: Calendar, { floor, paused }: Clocks, state: ClockState): FloorClock | null {
  const { floor: name, floorSeconds, now, frozen } = state;
  if (name === undefined || floorSeconds === undefined) return null;
  const { sooner: _, ...known } = floor?.name === name ? floor : { name, since: null, time: floorSeconds * SECOND };
  const clock = { ...known, ...sooner(state) };
  if (paused || frozen) return stopFloor(calendar, clock, now);
  return clock.since === null ? { ...clock, since: now } : clock;
}

/** Over days nobody is held up by a few who sleep: once most are done, the others have half the time in all. */
function sooner({ floorSeconds = 0, quorum }: ClockState): Pick<FloorClock, 'sooner'> {
  return quorum && floorSeconds * SECOND >= DAY ? { sooner: (floorSeconds * SECOND) / 2 } : {};
}

function stopFloor(calendar: Calendar, clock: FloorClock, now: number): FloorClock {
  return clock.since === null ? clock : { ...clock, since: null, time: untilEnd(calendar, clock, now) };
}

/** What is left of its whole time. */
function untilEnd(calendar: Calendar, { since, time }: FloorClock, now: number): number {
  return since === null ? time : Math.max(0, time - calendar.counted(since, now));
}

function floorLeft(calendar: Calendar, clock: FloorClock, now: number): number {
  return Math.max(0, untilEnd(calendar, clock, now) - (clock.sooner ?? 0));
}

/** When the floor that is open will be closed, unless its clock is stopped. */
export function floorEnds(calendar: Calendar, { floor }: Clocks, now: number): number | null {
  return floor === null || floor.since === null ? null : calendar.after(now, floorLeft(calendar, floor, now));
}

function tick(
  plan: ClockPlan,
  calendar: Calendar,
  clock: SeatClock,
  seat: Seat,
  paused: boolean,
  { now, awaited, answered }: ClockState,
): SeatClock {
  const holiday = clock.holidayUntil !== null && clock.holidayUntil > now;
  const asked = awaited.get(seat);
  const runs = asked !== undefined && !paused && !holiday && !clock.byBot;
  const gains = clock.since !== null && answered.some((one) => one.seat === seat && clock.asked?.includes(one.id));
  const stopped = clock.since !== null && (!runs || gains) ? stop(calendar, clock, now) : clock;
  const paid = gains ? gain(plan, stopped) : stopped;
  const rested = { ...paid, holidayUntil: holiday ? paid.holidayUntil : null, asked: asked ?? [] };
  return runs && rested.since === null ? { ...rested, since: now } : rested;
}

function stop(calendar: Calendar, clock: SeatClock, now: number): SeatClock {
  return { ...clock, left: leftAt(calendar, clock, now), since: null };
}

function gain(plan: ClockPlan, clock: SeatClock): SeatClock {
  const most = plan.is === 'slow' ? Math.max(begin(plan), clock.left) : Number.POSITIVE_INFINITY;
  return { ...clock, left: Math.min(most, clock.left + increment(plan)), reminded: false };
}

export function leftAt(calendar: Calendar, clock: SeatClock, now: number): number {
  return clock.since === null ? clock.left : Math.max(0, clock.left - calendar.counted(clock.since, now));
}

/** When something must next be done because time is up. */
export function nextDue(calendar: Calendar, { seats, floor, paused }: Clocks, now: number): number | null {
  if (paused) return null;
  const all = Object.values(seats);
  const left = all.flatMap((clock) => (clock.since === null ? [] : [leftAt(calendar, clock, now)]));
  if (floor !== null && floor.since !== null) left.push(floorLeft(calendar, floor, now));
  const moments = all.flatMap(({ holidayUntil }) => holidayUntil ?? []);
  if (left.length > 0) moments.push(calendar.after(now, Math.min(...left)));
  return moments.length === 0 ? null : Math.min(...moments);
}

/** Everything that is to be done now because time is up. */
export function timeUp(calendar: Calendar, clocks: Clocks, now: number): TimeUp[] {
  const { seats, floor, paused } = clocks;
  if (paused) return [];
  const up = Object.entries(seats).flatMap(([seat, clock]): TimeUp[] => {
    if (clock.holidayUntil !== null && clock.holidayUntil <= now) return [{ is: 'holiday-over', seat }];
    if (clock.since === null || leftAt(calendar, clock, now) > 0) return [];
    return [{ is: clock.reminded ? 'answer' : 'remind', seat }];
  });
  if (floor !== null && floor.since !== null && floorLeft(calendar, floor, now) === 0)
    up.push({ is: 'close-floor', floor: floor.name });
  return up;
}

function changeSeat(clocks: Clocks, seat: Seat, change: Partial<SeatClock>): Clocks {
  const clock = clocks.seats[seat];
  return clock === undefined ? clocks : { ...clocks, seats: { ...clocks.seats, [seat]: { ...clock, ...change } } };
}

/** The clock ran out: the player is reminded, and has a little longer. */
export function reminded(plan: ClockPlan, clocks: Clocks, seat: Seat, now: number): Clocks {
  return changeSeat(clocks, seat, { reminded: true, left: grace(plan), since: now });
}

/**
 * The clock ran out again: from now on each question has but a short while, or a bot sees to them. `number` is that of the
 * next entry of the journal.
 */
export function ranOut(
  plan: ClockPlan,
  clocks: Clocks,
  seat: Seat,
  { atZero, number }: { readonly atZero: 'default' | 'bot'; readonly number: number },
): Clocks {
  if (atZero === 'bot')
    return changeSeat(lapsed(clocks, seat, { from: number, to: null }), seat, {
      byBot: true,
      left: grace(plan),
      since: null,
    });
  return changeSeat(lapsed(clocks, seat, { from: number, to: number + 1 }), seat, {
    reminded: true,
    left: Math.max(grace(plan) / 2, increment(plan)),
    since: null,
  });
}

/** Notes that the clock decides for a seat; what follows at once on the lapse before belongs to it. */
export function lapsed(clocks: Clocks, seat: Seat, lapse: Lapse): Clocks {
  const before = clocks.seats[seat]?.lapses ?? [];
  const last = before.at(-1);
  const lapses = last?.to === lapse.from ? [...before.slice(0, -1), { ...last, to: lapse.to }] : [...before, lapse];
  return changeSeat(clocks, seat, { lapses: lapses.slice(-MOST_LAPSES) });
}

/** The last lapse of a seat ends before an entry, if it has not ended yet. */
function awake(clocks: Clocks, seat: Seat, number: number): Clocks {
  const { lapses = [] } = clocks.seats[seat] ?? {};
  if (lapses.at(-1)?.to !== null) return clocks;
  return changeSeat(clocks, seat, { lapses: lapses.map((one) => (one.to === null ? { ...one, to: number } : one)) });
}

/** The player is back: no bot answers any more. */
export function returned(clocks: Clocks, seat: Seat, number: number): Clocks {
  if (!clocks.seats[seat]?.byBot) return clocks;
  return changeSeat(awake(clocks, seat, number), seat, { byBot: false, reminded: false });
}

/** Somebody new sits in a seat: whatever time is left there, they get a little, and nothing is held against them. */
export function takenOver(plan: ClockPlan, clocks: Clocks, seat: Seat, number: number): Clocks {
  const left = Math.max(grace(plan), clocks.seats[seat]?.left ?? 0);
  return changeSeat(awake(clocks, seat, number), seat, { byBot: false, reminded: false, holidayUntil: null, left });
}

export function pause(calendar: Calendar, clocks: Clocks, on: boolean, now: number): Clocks {
  if (!on) return { ...clocks, paused: false };
  const seats = Object.entries(clocks.seats).map(([seat, clock]) => [seat, stop(calendar, clock, now)]);
  const floor = clocks.floor && stopFloor(calendar, clocks.floor, now);
  return { seats: Object.fromEntries(seats), paused: true, floor };
}

/** The floor that is open may take longer by so much; nothing, where no clock closes it. */
export function extendFloor(clocks: Clocks, more: number): Clocks | undefined {
  const { floor } = clocks;
  return floor === null ? undefined : { ...clocks, floor: { ...floor, time: floor.time + more } };
}

/** Takes so many days off in each of these seats, or so many more, if there are that many left in all of them; none ends the holiday, and whole days not taken are given back. */
export function holiday(
  calendar: Calendar,
  clocks: Clocks,
  seats: readonly Seat[],
  days: number,
  now: number,
): Clocks | undefined {
  let after = clocks;
  for (const seat of seats) {
    const clock = clocks.seats[seat];
    if (clock === undefined || days > clock.holidaysLeft) return undefined;
    after = changeSeat(after, seat, daysOff(calendar, clock, days, now));
  }
  return after;
}

function daysOff(calendar: Calendar, clock: SeatClock, days: number, now: number): SeatClock {
  const stopped = stop(calendar, clock, now);
  const until = Math.max(now, clock.holidayUntil ?? now);
  const untaken = Math.floor((until - now) / DAY);
  if (days === 0) return { ...stopped, holidayUntil: null, holidaysLeft: clock.holidaysLeft + untaken };
  return { ...stopped, holidayUntil: until + days * DAY, holidaysLeft: clock.holidaysLeft - days };
}
