import type { TableInfo } from '@ecumene/client';
import type { ReactElement } from 'react';
import { Link } from '../app/router.tsx';
import { titleOf } from '../games/index.ts';
import { usePerson } from '../people/me.ts';
import { t } from '../text/text.ts';
import { Bell } from './Bell.tsx';
import { ago, paceWord } from './clock-words.ts';
import { Discs } from './Discs.tsx';
import { JoinKept } from './JoinKept.tsx';
import { useAsked } from './question-words.ts';
import { stateWords } from './state-words.ts';
import { askedSince, hasVote, isExpected, isTurn } from './waiting-for-me.ts';

/** One of my tables: whose turn it is, what is asked, since when, and whether somebody said something. */
export function TableCard({ table }: { readonly table: TableInfo }): ReactElement {
  const asked = useAsked(table);
  const turn = isTurn(table);
  const vote = hasVote(table);
  const expected = isExpected(table, usePerson()?.id);
  return (
    <li className={turn || vote || expected ? 'card card-turn' : 'card'}>
      <p className="card-above">
        <span>{titleOf(table.game)}</span>
        {turn && <span className="card-flag">{t('Your turn')}</span>}
        {vote && <span className="card-flag">{t('A vote needs your answer')}</span>}
        {expected && <span className="card-flag">{t('A seat is reserved for you')}</span>}
        {table.unread > 0 && <span className="card-unread">{t('{n} unread', { n: table.unread })}</span>}
      </p>
      <h3>
        <Link to={`/table/${table.id}`} className="card-link">
          {table.name}
        </Link>
      </h3>
      <p className="card-says">{turn ? (asked ?? t('It is your turn.')) : stateWords(table)}</p>
      <Discs table={table} />
      {expected && <JoinKept id={table.id} />}
      <div className="card-below">
        <span>{sinceWords(table)}</span>
        <span>{paceWord(table.plan.clock)}</span>
        {table.mine.length > 0 && <Bell table={table.id} name={table.name} />}
      </div>
    </li>
  );
}

function sinceWords(table: TableInfo): string {
  const now = Date.now();
  if (table.state === 'gathering') return t('created {when}', { when: ago(table.created, now) });
  return isTurn(table)
    ? t('waiting since {when}', { when: ago(askedSince(table), now) })
    : t('last move {when}', { when: ago(table.moved, now) });
}

/** A table in a list of others: to sit down at, or to watch. */
export function TableRow({ table, way }: { readonly table: TableInfo; readonly way: string }): ReactElement {
  const people = table.seats.filter(({ is }) => is === 'person').length;
  const host = table.host?.name ?? t('nobody');
  return (
    <li className="row">
      <div className="row-words">
        <h3>{table.name}</h3>
        <p className="soft">
          {t('{game} · {host} hosts · {pace}', { game: titleOf(table.game), host, pace: paceWord(table.plan.clock) })}
        </p>
      </div>
      <span className="row-seats">
        <Discs table={table} />
        <span className="unseen">
          {t('{people, plural, one {1 player} other {# players}}, {seats} seats', {
            people,
            seats: table.seats.length,
          })}
        </span>
      </span>
      <Link
        to={`/table/${table.id}`}
        className="button small"
        aria-label={t('{way}: {table}', { way, table: table.name })}
      >
        {way}
      </Link>
    </li>
  );
}
