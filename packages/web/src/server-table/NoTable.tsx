import type { ReactElement } from 'react';
import { Link } from '../app/router.tsx';
import { Shell } from '../app/Shell.tsx';
import { Band } from '../lobby/Band.tsx';
import { t } from '../text/text.ts';
import type { Fault } from './connection.ts';

/** Instead of a table that is not there, or is there no more. */
export function NoTable({ why, takenAway }: Fault): ReactElement {
  const title = takenAway ? t('The host has taken this table away') : t('No table here');
  return (
    <Shell
      title={title}
      band={<Band title={title} below={takenAway ? t('It had not begun: nothing is lost.') : why} />}
    >
      <Link className="button primary" to="/lobby">
        {t('To the tables')}
      </Link>
    </Shell>
  );
}
