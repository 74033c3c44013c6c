import type { TableInfo } from '@ecumene/client';
import type { ReactElement } from 'react';
import { Link } from '../app/router.tsx';
import { Shell } from '../app/Shell.tsx';
import { titleOf } from '../games/index.ts';
import { Discs, seatName, temper } from '../lobby/Discs.tsx';
import { NOW_AND_THEN, useLatest } from '../lobby/latest.ts';
import { outcomeWords, placeIn } from '../lobby/outcome.ts';
import { PageHeader } from '../lobby/PageHeader.tsx';
import { locale, t } from '../text/text.ts';
import { BlockButton } from './BlockButton.tsx';
import { Fault } from './Fault.tsx';
import { type Known, useKnown } from './me.ts';
import { server } from './server.ts';
import '../lobby/lobby.css';
import './people.css';

/** Every table one has sat at that is over. */
export function HistoryPage(): ReactElement {
  const known = useKnown();
  const signedIn = known.is === 'here' && known.me.person !== null;
  return (
    <Shell
      title={t('Your games')}
      band={
        <PageHeader
          title={t('Your games')}
          above={<Link to="/account">{t('Account')}</Link>}
          below={belowWords(known)}
        />
      }
    >
      {signedIn && <History />}
    </Shell>
  );
}

function belowWords(known: Known): string {
  if (known.is === 'away') return t('The server is not available.');
  if (known.is === 'here' && known.me.person === null) return t('Sign in to see your games.');
  return t('All your games, newest first. You can replay and verify each one.');
}

function History(): ReactElement {
  const { value, fault } = useLatest(() => server.ask('history', {}, {}), 'history', NOW_AND_THEN);
  if (fault !== undefined) return <Fault why={fault} />;
  if (value === undefined)
    return (
      <p className="soft" data-loading>
        {t('Loading …')}
      </p>
    );
  const { tables } = value;
  if (tables.length === 0) {
    return (
      <div className="empty">
        <p>{t('No finished games yet. Create a table to start one.')}</p>
        <Link to="/lobby/new" className="button primary">
          {t('Create table')}
        </Link>
      </div>
    );
  }
  return (
    <>
      <Sum tables={tables} />
      <ul className="rows sheet">
        {tables.map((table) => (
          <Past key={table.id} table={table} />
        ))}
      </ul>
    </>
  );
}

function Sum({ tables }: { readonly tables: readonly TableInfo[] }): ReactElement {
  const places = tables.map(placeIn).filter((place) => place !== undefined);
  const figures = [
    [t('finished'), places.length],
    [t('won'), places.filter((place) => place === 1).length],
    [t('abandoned by all players'), tables.filter(({ state }) => state === 'abandoned').length],
  ] as const;
  return (
    <dl className="figures">
      {figures.map(([name, figure]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}

function Past({ table }: { readonly table: TableInfo }): ReactElement {
  const when = new Intl.DateTimeFormat(locale(), { dateStyle: 'medium' }).format(table.moved);
  const others = table.seats.filter(({ seat, is }) => is === 'person' && !table.mine.includes(seat));
  return (
    <li className="row">
      <div className="row-words">
        <h3>
          <Link to={`/table/${table.id}`}>
            <bdi>{table.name}</bdi>
          </Link>
        </h3>
        <p className="soft">
          {titleOf(table.game)} · {when} · <strong>{outcomeWords(table)}</strong>
        </p>
      </div>
      <span className="row-seats">
        <Discs table={table} />
      </span>
      <Link
        to={`/table/${table.id}/replay`}
        className="button small"
        aria-label={t('Replay: {table}', { table: table.name })}
      >
        {t('Replay')}
      </Link>
      {others.length > 0 && (
        <details className="more">
          <summary>{t('Players')}</summary>
          <ul>
            {others.map((seat) => (
              <li key={seat.seat}>
                <bdi>{seatName(table, seat)}</bdi> <span className="soft">{temper(seat)}</span>{' '}
                {seat.person !== null && <BlockButton id={seat.person} name={seatName(table, seat)} />}
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}
