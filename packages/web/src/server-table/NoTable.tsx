import type { ReactElement } from 'react';
import { Link } from '../app/router.tsx';
import { Shell } from '../app/Shell.tsx';
import { PageHeader } from '../lobby/PageHeader.tsx';
import { t } from '../text/text.ts';
import type { Fault } from './connection.ts';

/** Instead of a table that is not there, is there no more, or only for those who play. */
export function NoTable(fault: Pick<Fault, 'why' | 'takenAway' | 'noSeat'>): ReactElement {
  const { title, below } = inWords(fault);
  return (
    <Shell title={title} band={<PageHeader title={title} below={below} />}>
      <p>
        <Link className="button primary" to="/lobby">
          {t('Go to tables')}
        </Link>
      </p>
    </Shell>
  );
}

function inWords({ why, takenAway, noSeat }: Pick<Fault, 'why' | 'takenAway' | 'noSeat'>) {
  if (takenAway) return { title: t('The host has deleted this table'), below: t('The game had not started.') };
  if (noSeat)
    return {
      title: t('You have no seat here'),
      below: t(
        'Only players can see this table. If a seat is free, use the invitation link. Otherwise the players can vote to open a seat.',
      ),
    };
  return { title: t('Table not found'), below: why };
}
