import type { GameInfo } from '@ecumene/client';
import { type ReactElement, useEffect, useState } from 'react';
import { Link } from '../app/router.tsx';
import { Shell } from '../app/Shell.tsx';
import { Fault } from '../people/Fault.tsx';
import { useKnown } from '../people/me.ts';
import { isAway, server, whyNot } from '../people/server.ts';
import { t } from '../text/text.ts';
import { NewTable } from './NewTable.tsx';
import { PageHeader } from './PageHeader.tsx';
import './lobby.css';
import './new-table.css';

/** Laying a table on the server. */
export function NewTablePage(): ReactElement {
  const known = useKnown();
  const [games, setGames] = useState<readonly GameInfo[] | undefined>(undefined);
  const [fault, setFault] = useState<string | undefined>(undefined);
  useEffect(() => {
    server.ask('games', {}, {}).then(
      ({ games: told }) => setGames(told),
      (error: unknown) => setFault(isAway(error) ? undefined : whyNot(error)),
    );
  }, []);
  const [first] = games ?? [];
  return (
    <Shell
      title={t('New table')}
      band={
        <PageHeader
          above={<Link to="/lobby">{t('Tables')}</Link>}
          title={t('New table')}
          below={
            known.is === 'away'
              ? t('The server is not available. You can still play on this device.')
              : t('Start from a preset and change what you like.')
          }
        />
      }
    >
      <Fault why={fault} />
      {known.is === 'away' && (
        <Link to="/solo" className="button primary">
          {t('Play on this device')}
        </Link>
      )}
      {known.is !== 'away' && games === undefined && fault === undefined && (
        <p className="soft" data-loading>
          {t('Loading …')}
        </p>
      )}
      {known.is === 'here' && games !== undefined && first !== undefined && (
        <NewTable games={games} first={first} person={known.me.person?.name} />
      )}
    </Shell>
  );
}
