import { freeSeats, type SeatInfo, type TableInfo, type TableView } from '@ecumene/client';
import type { Seat, Thing } from '@ecumene/engine';
import { useEffect, useState } from 'react';
import type { GameScreen } from '../games/game-screen.ts';
import { screenOf } from '../games/index.ts';
import { server } from '../people/server.ts';
import { nameOfPlace } from '../table/company.ts';
import { named } from '../text/text.ts';

/** A seat of a running game in which nobody sits, as far as anybody may know how it stands. */
export interface OpenSeat {
  readonly seat: Seat;
  /** What is led there, or else the seat itself. */
  readonly name: string;
  readonly leads: Thing | undefined;
  readonly points: number | undefined;
  /** The person who played it last. */
  readonly before: string | undefined;
  /** Whoever looks at it has played it themselves. */
  readonly isOwn: boolean;
  /** A bot plays it, and gives way. */
  readonly byBot: boolean;
}

/** What anybody sees of a table, through the screen of its game. */
export interface Seen {
  readonly game: Pick<GameScreen, 'leads' | 'called'>;
  readonly tableView: Pick<TableView, 'view' | 'ranking' | 'handovers'>;
}

/** The open seats of a table; those which whoever looks at it has played come first. */
export function openSeats(table: TableInfo, seen: Seen | undefined): OpenSeat[] {
  const { seats, sat = [] } = table;
  const open = freeSeats(table).map((one) => ({
    ...asSeen(one, seats.indexOf(one) + 1, seen),
    byBot: one.is === 'bot',
    isOwn: sat.includes(one.seat),
  }));
  return open.toSorted((a, b) => Number(b.isOwn) - Number(a.isOwn));
}

function asSeen({ seat, is }: SeatInfo, place: number, seen: Seen | undefined): Omit<OpenSeat, 'isOwn' | 'byBot'> {
  const leads = seen?.game.leads?.(seen.tableView.view, seat);
  const people = seen?.tableView.handovers.filter((one) => one.seat === seat && one.from?.is === 'person') ?? [];
  return {
    seat,
    leads,
    name:
      leads === undefined || seen === undefined
        ? nameOfPlace(seat, is === 'bot', place)
        : named(seen.game.called(leads)),
    points: seen?.tableView.ranking.find((one) => one.seat === seat)?.score,
    before: people.at(-1)?.from?.name,
  };
}

/** Looks at a running table as somebody who watches it; where that cannot be, nothing is seen. */
export function useSeen({ id, game, state }: TableInfo): Seen | undefined {
  const [seen, setSeen] = useState<Seen | undefined>(undefined);
  useEffect(() => {
    if (state !== 'playing') return setSeen(undefined);
    let here = true;
    const look = async (): Promise<void> => {
      const { tableView } = await server.ask('tableView', { id }, {});
      const screen = await screenOf(game);
      if (here) setSeen({ game: screen, tableView });
    };
    look().catch(() => undefined);
    return () => {
      here = false;
    };
  }, [id, game, state]);
  return seen;
}
