import { type FormEvent, type ReactElement, useState } from 'react';
import { goTo, Link } from '../app/router.tsx';
import { Shell } from '../app/Shell.tsx';
import { pastedInvite } from '../lobby/invites.ts';
import { PageHeader } from '../lobby/PageHeader.tsx';
import { Fault as Why } from '../people/Fault.tsx';
import { Field } from '../people/Field.tsx';
import { t } from '../text/text.ts';
import type { Fault } from './connection.ts';

/** Instead of a table that is not there, is there no more, or only for those who play. */
export function NoTable(fault: Pick<Fault, 'why' | 'takenAway' | 'noSeat'>): ReactElement {
  const { title, below } = inWords(fault);
  return (
    <Shell title={title} band={<PageHeader title={title} below={below} />}>
      {!fault.takenAway && <Invited />}
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

/** A table for those who were invited looks to everybody else as if it were not there. */
function Invited(): ReactElement {
  const [link, setLink] = useState('');
  const [isWrong, setWrong] = useState(false);
  const open = (event: FormEvent): void => {
    event.preventDefault();
    const path = pastedInvite(link);
    if (path === undefined) setWrong(true);
    else goTo(path);
  };
  return (
    <form className="fields sheet" onSubmit={open}>
      <p>{t('Some tables are by invitation only. If you were invited, paste the invitation link here.')}</p>
      <Field label={t('Invitation link')} required autoComplete="off" value={link} set={setLink} />
      <Why
        why={
          isWrong
            ? t('This is not an invitation of this site. Copy the whole link, including everything after the #.')
            : undefined
        }
      />
      <button type="submit" className="button">
        {t('Open invitation')}
      </button>
    </form>
  );
}
