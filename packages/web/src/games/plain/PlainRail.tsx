import type { ReactElement } from 'react';
import { useTable } from '../../table/at-table.ts';
import { SeatNote } from '../../table/Clocks.tsx';
import { t } from '../../text/text.ts';
import { PlainBadge } from './PlainBadge.tsx';
import '../../table/rail.css';
import './plain.css';

/** Everybody at the table, their scores, and whom we wait for. */
export function PlainRail(): ReactElement {
  const { tableView, seat, name } = useTable();
  const awaited = new Set(tableView.waiting.filter((one) => !one.optional).map((one) => one.seat));
  return (
    <ol className="rail">
      {tableView.seats.map((one) => {
        const score = tableView.ranking.find((place) => place.seat === one)?.score;
        const who = name('seat', one);
        return (
          <li key={one} className="rail-seat" data-awaited={awaited.has(one)} data-own={one === seat}>
            <span className="plain-seat">
              <PlainBadge seat={one} />
              <span>{one === seat ? t('{seat} (you)', { seat: who }) : who}</span>
              {score !== undefined && <span className="plain-score">{score}</span>}
            </span>
            <SeatNote seat={one} nameless />
          </li>
        );
      })}
    </ol>
  );
}
