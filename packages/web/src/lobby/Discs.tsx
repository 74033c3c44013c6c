import type { SeatInfo, TableInfo } from '@ecumene/client';
import type { ReactElement } from 'react';
import { calledAt } from '../table/company.ts';
import { waitingSeats } from '../table/table-status.ts';
import { named, t } from '../text/text.ts';
import './discs.css';

/** Everybody at a table, each as a disc: people round, bots square, open seats empty; whoever is awaited has a ring. */
export function Discs({ table }: { readonly table: TableInfo }): ReactElement {
  return (
    <ul className="discs">
      {table.seats.map((seat) => (
        <li key={seat.seat} title={words(seat, table)}>
          <Disc seat={seat} awaited={waitingSeats(table).includes(seat.seat)} />
          <span className="unseen">{words(seat, table)}</span>
        </li>
      ))}
    </ul>
  );
}

export function Disc({ seat, awaited = false }: { readonly seat: SeatInfo; readonly awaited?: boolean }): ReactElement {
  const classes = [
    'disc',
    `disc-${seat.is}`,
    ...(awaited ? ['disc-awaited'] : []),
    ...(seat.here ? ['disc-here'] : []),
  ];
  return (
    <span className={classes.join(' ')} aria-hidden="true">
      {seat.is === 'person' && ([...(seat.name ?? '').trim()][0]?.toUpperCase() ?? '·')}
      {seat.is === 'bot' && <BotSign />}
    </span>
  );
}

function BotSign(): ReactElement {
  return (
    <svg viewBox="0 0 24 24" width="16" height="16" fill="currentColor" aria-hidden="true">
      <path d="M11 2h2v3h5a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2h5zM8.5 9a1.6 1.6 0 1 0 0 3.2 1.6 1.6 0 0 0 0-3.2zm7 0a1.6 1.6 0 1 0 0 3.2 1.6 1.6 0 0 0 0-3.2zM7 20h10v2H7z" />
    </svg>
  );
}

/** What a seat of a table is called in a list: as at the table itself. */
export function seatName(info: TableInfo, { seat, is, name }: SeatInfo): string {
  if (is === 'open') return t('Open seat');
  return is === 'person' && name === null ? t('Someone') : calledAt({ info }, seat);
}

/** For whom an open seat is kept. */
export function keptWords({ keptFor }: SeatInfo): string | undefined {
  return keptFor && t('reserved for {name}', { name: keptFor.name });
}

/** What a bot is like, to stand beside its name. */
export function temper({ bot }: SeatInfo): string | undefined {
  return bot === null ? undefined : named(bot);
}

function words(seat: SeatInfo, table: TableInfo): string {
  const like = temper(seat);
  const plain = seatName(table, seat);
  const called = like === undefined ? plain : t('{name}: {temper}', { name: plain, temper: like });
  const name = table.mine.includes(seat.seat) ? t('{name} (you)', { name: called }) : called;
  return waitingSeats(table).includes(seat.seat) ? t('{name}, to move', { name }) : name;
}
