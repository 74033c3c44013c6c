import { preparationOf } from '@ecumene/client';
import type { Seat } from '@ecumene/engine';
import type { Calendar } from '../clocks/calendar.ts';
import { advance, type Clocks, clockPlan, nextDue, takenOver } from '../clocks/clock.ts';
import { clockStateAt } from '../clocks/clock-state.ts';
import type { AnyTable } from '../games.ts';
import type { TableRow } from '../store/schema.ts';
import { readBack } from '../store/written.ts';
import { awaitedAt, type LiveTable } from './live.ts';
import type { Also, Sitting } from './table-action.ts';

/** A bot answers at once; after so long without an answer another process may see to it. */
const BOT_LEASE = 20_000;

/** A change of a table that is about to be written. */
export interface Change {
  readonly live: LiveTable;
  /** The game as it will be; nothing before it has begun. */
  readonly table: AnyTable | undefined;
  /** How long the journal was before. */
  readonly from: number;
  readonly also: Also;
  readonly calendar: Calendar;
  readonly now: number;
}

/** What a table will be like after a change. */
interface After {
  readonly facts: Partial<TableRow>;
  readonly clocks: Clocks;
  /** Those who are to be told that they are awaited: nobody while the table stands still, nor who just sits down. */
  readonly called: readonly Seat[];
}

/** What is noted about a table after a change: how far it is, who is awaited, how the clocks stand. */
export function factsAfter(change: Change): After {
  const { live, table, also, calendar, now } = change;
  const clocks = clocksAfter(change);
  const facts = { changed: Math.max(now, live.row.changed + 1), clock: JSON.stringify(clocks) };
  if (table === undefined) return { facts: { ...facts, ...also.facts }, clocks, called: [] };
  const preparing = isPrepared(change);
  const awaited = isAbandoned(change) || preparing ? [] : awaitedAt(table);
  const bots =
    preparing || awaited.some((seat) => sitting(change, seat)?.bot != null || clocks.seats[seat]?.byBot === true);
  const byClock = nextDue(calendar, clocks, now);
  const due = bots && !clocks.paused ? Math.min(byClock ?? Number.POSITIVE_INFINITY, now + BOT_LEASE) : byClock;
  return {
    clocks,
    called:
      clocks.paused || standsStill(change) ? [] : awaited.filter((seat) => seatedAnew(change, seat) === undefined),
    facts: {
      ...facts,
      number: table.journal.length,
      waiting: JSON.stringify(awaited),
      out: JSON.stringify(table.out),
      awaited_since: JSON.stringify(awaitedSince(change, awaited)),
      moved: table.journal.length > change.from ? now : live.row.moved,
      time_called: table.world.room.timeCalled ? 1 : 0,
      due: table.over || standsStill(change) ? null : due,
      ...(table.over && { state: 'over', standing: JSON.stringify(table.ranking()) }),
      ...also.facts,
    },
  };
}

/** Who sits in a seat by a change, if that is what it changes. */
function seatedAnew({ also }: Change, seat: Seat): Sitting | undefined {
  return also.seats?.find((one) => one.seat === seat);
}

/** Who sits in a seat after a change. */
function sitting(change: Change, seat: Seat): Sitting | undefined {
  return seatedAnew(change, seat) ?? change.live.seatRow(seat);
}

/** The seats in which somebody new sits after a change. */
function newlyTaken({ live, also }: Change): Seat[] {
  const isNew = ({ seat, person }: Sitting): boolean => person !== null && person !== live.seatRow(seat)?.person;
  return also.seats?.filter(isNew).map(({ seat }) => seat) ?? [];
}

/** Since when each awaited seat is: what it has answered itself is behind it, whatever it is asked next. */
function awaitedSince(change: Change, awaited: readonly Seat[]): Readonly<Record<Seat, number>> {
  const { live, table, from, now } = change;
  const before = readBack<Readonly<Record<Seat, number>>>(live.row.awaited_since);
  const fresh = table?.journal.slice(from) ?? [];
  const answered = fresh.flatMap((entry) => (entry.is === 'answer' ? [entry.seat] : []));
  const anew = new Set([...answered, ...newlyTaken(change)]);
  return Object.fromEntries(awaited.map((seat) => [seat, anew.has(seat) ? now : (before[seat] ?? now)]));
}

function isAbandoned({ live, also }: Change): boolean {
  return (also.facts?.state ?? live.row.state) === 'abandoned';
}

/** Whether bots play the turn for everybody: then nobody is awaited. */
function isPrepared({ live, table }: Change): boolean {
  return table !== undefined && preparationOf(table, live.plan.startTurn) !== undefined;
}

/** Whether the table will be frozen or given up; then nobody can answer, and no clock runs. */
function standsStill(change: Change): boolean {
  const { frozen = change.live.row.frozen } = change.also.facts ?? {};
  return frozen !== null || isAbandoned(change);
}

function clocksAfter(change: Change): Clocks {
  const { live, table, from, also, calendar, now } = change;
  const before = also.clocks ?? live.clocks;
  if (table === undefined) return before;
  const plan = clockPlan(live.plan);
  const clocks = newlyTaken(change).reduce((all, seat) => takenOver(plan, all, seat, from), before);
  const state = clockStateAt(table, {
    now,
    from,
    floorSeconds: live.plan.floorSeconds,
    frozen: standsStill(change),
    isPerson: (seat) => !isPrepared(change) && sitting(change, seat)?.person != null,
  });
  return advance(plan, calendar, clocks, state);
}
