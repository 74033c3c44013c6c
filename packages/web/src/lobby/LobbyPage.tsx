import type { TableInfo } from '@ecumene/client';
import type { ReactElement, ReactNode } from 'react';
import { Link } from '../app/router.tsx';
import { Shell } from '../app/Shell.tsx';
import { Fault } from '../people/Fault.tsx';
import { MayWeTell } from '../people/MayWeTell.tsx';
import { askWho, type Person, useKnown } from '../people/me.ts';
import { server } from '../people/server.ts';
import { t } from '../text/text.ts';
import { Finished } from './Finished.tsx';
import { useLatest } from './latest.ts';
import { OnThisDevice } from './OnThisDevice.tsx';
import { PageHeader } from './PageHeader.tsx';
import { TableCard, TableRow } from './TableCard.tsx';
import { isExpected, votesFirst, waitsForMe } from './waiting-for-me.ts';
import './lobby.css';

interface Tables {
  readonly mine: readonly TableInfo[];
  /** Being played where the person who looks once sat. */
  readonly left: readonly TableInfo[];
  readonly gathering: readonly TableInfo[];
  readonly playing: readonly TableInfo[];
}

async function lookAround(me: string | undefined): Promise<Tables> {
  const [{ gathering, playing }, { tables }] = await Promise.all([
    server.ask('lobby', {}, {}),
    me !== undefined ? server.ask('myTables', {}, {}) : { tables: [] },
  ]);
  const known = new Set(tables.map(({ id }) => id));
  const others = (list: readonly TableInfo[]): TableInfo[] => list.filter(({ id }) => !known.has(id));
  const sitsAt = (table: TableInfo): boolean => table.mine.length > 0 || table.host?.id === me || isExpected(table, me);
  return {
    mine: votesFirst(tables.filter(sitsAt)),
    left: tables.filter((table) => !sitsAt(table)),
    gathering: others(gathering),
    playing: others(playing),
  };
}

/** All tables one may know of: one's own, those that wait for players, those one may watch, those that are over. */
export function LobbyPage(): ReactElement {
  const known = useKnown();
  if (known.is === 'away') return <Offline />;
  if (known.is === 'asking') {
    return (
      <Shell title={t('Tables')} band={<PageHeader title={t('Tables')} />}>
        <p className="soft" data-loading>
          {t('Loading …')}
        </p>
      </Shell>
    );
  }
  return <Lobby person={known.me.person} />;
}

function Lobby({ person }: { readonly person: Person | null }): ReactElement {
  const { value, fault } = useLatest(() => lookAround(person?.id), person?.id ?? '');
  const turns = value?.mine.filter(waitsForMe).length ?? 0;
  const slow = value?.mine.some(({ plan, mine }) => plan.clock?.is === 'slow' && mine.length > 0) ?? false;
  return (
    <Shell
      title={turns > 0 ? t('({turns}) Tables', { turns }) : t('Tables')}
      band={
        <PageHeader title={t('Tables')} below={greeting(person?.name, turns)}>
          <Link to="/lobby/new" className="button primary big">
            {t('Create table')}
          </Link>
          <Link to="/learn" className="button big">
            {t('Learn to play')}
          </Link>
        </PageHeader>
      }
    >
      <Fault why={fault} />
      {slow && <MayWeTell />}
      <div className="lobby">
        <div className="lobby-main">
          {person !== null && value !== undefined && <Mine tables={value.mine} />}
          {value !== undefined && value.left.length > 0 && (
            <Part id="left" title={t('Seats you left')}>
              <Rows tables={value.left} way={t('Watch')} />
            </Part>
          )}
          <Part id="open" title={t('Waiting for players')}>
            {value !== undefined && (
              <Rows tables={value.gathering} way={t('Join')}>
                {value.mine.some(({ state }) => state === 'gathering')
                  ? t('There are no other public tables waiting for players.')
                  : t('No public tables are waiting for players. Create one, and it is listed here until it is full.')}
              </Rows>
            )}
          </Part>
          <Part id="watch" title={t('In progress')}>
            {value !== undefined && (
              <Rows tables={value.playing} way={t('Watch')}>
                {t('No games to watch at the moment.')}
              </Rows>
            )}
          </Part>
        </div>
        <div className="lobby-side">
          <OnThisDevice />
          {person !== null && <Finished />}
        </div>
      </div>
    </Shell>
  );
}

function greeting(name: string | undefined, turns: number): string {
  if (name === undefined)
    return t('Play with friends or strangers, in one evening or over a month. All you need is a name.');
  return t(
    '{turns, plural, =0 {No tables are waiting for you, {name}.} one {1 table is waiting for you, {name}.} other {# tables are waiting for you, {name}.}}',
    {
      turns,
      name,
    },
  );
}

function Mine({ tables }: { readonly tables: readonly TableInfo[] }): ReactElement {
  return (
    <section aria-labelledby="mine" className="part">
      <h2 id="mine">{t('Your tables')}</h2>
      {tables.length === 0 ? (
        <p className="empty">
          {t('You are not at a table. Create one and send your friends the link, or join one below.')}
        </p>
      ) : (
        <ul className="cards">
          {tables.map((table) => (
            <TableCard key={table.id} table={table} />
          ))}
        </ul>
      )}
    </section>
  );
}

interface PartProps {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

function Part({ id, title, children }: PartProps): ReactElement {
  return (
    <section aria-labelledby={id} className="sheet">
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

interface RowsProps {
  readonly tables: readonly TableInfo[];
  readonly way: string;
  /** What is said when there are none. */
  readonly children?: ReactNode;
}

function Rows({ tables, way, children }: RowsProps): ReactElement {
  if (tables.length === 0) return <p className="soft">{children}</p>;
  return (
    <ul className="rows">
      {tables.map((table) => (
        <TableRow key={table.id} table={table} way={way} />
      ))}
    </ul>
  );
}

/** Without a server there are no tables to share; there is all the rest. */
function Offline(): ReactElement {
  return (
    <Shell
      title={t('Tables')}
      band={
        <PageHeader
          title={t('Server not available')}
          below={t('You need a server to play with other people. Tables on this device still work.')}
        >
          <Link to="/solo" className="button primary big">
            {t('Play on this device')}
          </Link>{' '}
          <button type="button" className="button big" onClick={() => void askWho()}>
            {t('Try again')}
          </button>
        </PageHeader>
      }
    >
      <div className="lobby-alone">
        <OnThisDevice />
      </div>
    </Shell>
  );
}
