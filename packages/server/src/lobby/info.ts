import type { SeatInfo, TableInfo } from '@ecumene/client';
import type { Seat } from '@ecumene/engine';
import type { Calendar } from '../clocks/calendar.ts';
import { type Clocks, floorEnds, leftAt } from '../clocks/clock.ts';
import type { Base } from '../operations/base.ts';
import type { SeatRow } from '../store/schema.ts';
import { readBack } from '../store/written.ts';
import type { TableRecord } from '../tables/record.ts';
import { freeFor, holderOf } from './free-seats.ts';
import { motionsOf } from './motions.ts';
import { seatsLeft } from './seat-history.ts';

export interface Asker {
  /** Who asks; nobody for a stranger. */
  readonly person: string | null;
  readonly unread: number;
  here(person: string): boolean;
  readonly calendar: Calendar;
  readonly now: number;
}

/** A table as somebody who may see it knows it. Everything is named here; nothing is passed through. */
export function infoOf(record: TableRecord, asker: Asker): TableInfo {
  const { row, seats, plan, people, preparing } = record;
  const clocks: Clocks = readBack(row.clock);
  const { motions, lost } = motionsOf(row);
  return {
    id: row.id,
    game: row.game,
    name: row.name,
    state: row.state,
    frozen: row.frozen,
    host: (row.host !== null && people.get(row.host)) || null,
    plan,
    seats: seats.map((seat) => seatInfo(record, seat, clocks, asker)),
    mine: asker.person === null ? [] : seats.filter(({ person }) => person === asker.person).map(({ seat }) => seat),
    number: row.number,
    commitment: row.commitment,
    created: row.created,
    changed: row.changed,
    moved: row.moved,
    asOf: asker.now,
    paused: clocks.paused,
    ...(preparing && { preparing }),
    floorEnds: floorEnds(asker.calendar, clocks, asker.now),
    motions,
    ...(lost && { lost }),
    ranking: row.standing === null ? null : readBack(row.standing),
    waitingFor: readBack(row.waiting),
    out: readBack(row.out),
    unread: asker.unread,
    ...(row.spectators_muted === 1 && { spectatorsMuted: true }),
    rematch: row.rematch,
    whatIf: row.what_if === 1,
    imported: row.imported === 1,
    timeCalled: row.time_called === 1,
  };
}

/** The seats of a running game that a person left and may take again. */
export async function openSeatsSat(base: Base, record: TableRecord, person: string): Promise<Seat[]> {
  const open = record.row.state === 'playing' ? freeFor(record, person) : [];
  if (open.length === 0) return [];
  const own = await seatsLeft(base, record.row.id, person);
  return open.map(({ seat }) => seat).filter((seat) => own.includes(seat));
}

function seatInfo(
  { row, people }: TableRecord,
  { seat, person, bot, kept_for }: SeatRow,
  clocks: Clocks,
  asker: Asker,
): SeatInfo {
  const clock = clocks.seats[seat];
  const keptFor = kept_for === null || person !== null || bot !== null ? undefined : people.get(kept_for);
  return {
    seat,
    is: holderOf({ person, bot }),
    name: person !== null ? (people.get(person)?.name ?? null) : bot,
    person,
    bot,
    ...(keptFor !== undefined && { keptFor }),
    here: person !== null && asker.here(person),
    awaitedSince: readBack<Readonly<Record<Seat, number>>>(row.awaited_since)[seat] ?? null,
    clock:
      clock === undefined
        ? null
        : {
            left: leftAt(asker.calendar, clock, asker.now),
            asOf: asker.now,
            running: clock.since !== null,
            holidayUntil: clock.holidayUntil,
            holidaysLeft: clock.holidaysLeft,
            byBot: clock.byBot,
            reminded: clock.reminded,
            lapses: [...(clock.lapses ?? [])],
          },
  };
}
