import { mayJoinLate } from '@ecumene/client';
import type { Seat } from '@ecumene/engine';
import type { LiveTable } from '../tables/live.ts';

/** An open seat for somebody: the one kept for them first, and none that is kept for another. */
export function openSeat(live: LiveTable, somebody: string, wanted: Seat | undefined): Seat | undefined {
  const open = live.seats.filter(
    ({ seat, person, bot, kept_for }) =>
      person === null && bot === null && !live.isOut(seat) && (kept_for === null || kept_for === somebody),
  );
  const kept = open.find(({ kept_for }) => kept_for === somebody);
  return wanted === undefined ? (kept ?? open[0])?.seat : open.find(({ seat }) => seat === wanted)?.seat;
}

/** The seat of a bot for somebody who comes late. Nobody sees one hand after another: who has sat here gets that seat. */
export function seatOfBot(live: LiveTable, sat: readonly Seat[], wanted: Seat | undefined): Seat | undefined {
  if (live.row.state !== 'playing' || live.row.what_if === 1 || !mayJoinLate(live.plan)) return undefined;
  const bots = live.seats.filter(({ seat, bot }) => bot !== null && !live.isOut(seat));
  const theirs = bots.filter(({ seat }) => sat.length === 0 || sat.includes(seat));
  return theirs.find(({ seat }) => wanted === undefined || seat === wanted)?.seat;
}
