import type { ReactElement } from 'react';
import { useTable } from '../../../table/at-table.ts';
import { t } from '../../../text/text.ts';
import type { Judged } from '../actions/use-possible-actions.ts';
import { Glyph } from '../cards/Glyph.tsx';
import { useView } from '../view.ts';
import { changesOf, unrest } from './changes.ts';
import './changes.css';

/** What an action would change, number by number. */
export function Changes({ action: { move } }: { readonly action: Judged }): ReactElement | null {
  const { seat } = useTable();
  const view = useView();
  const changes = seat === null ? undefined : changesOf(view, seat, move);
  if (seat === null || changes === undefined) return null;
  const uprising = unrest(view, seat, move);
  return (
    <ul className="changes" aria-label={t('What it changes')}>
      {changes.map(({ sign, name, before, after, good }) => (
        <li key={name} className="change" data-good={good} title={name}>
          <Glyph sign={sign} size={13} />
          <span className="unseen">{name}: </span>
          <span className="change-before">{before}</span>
          <span aria-hidden="true">→</span>
          <b>{after}</b>
        </li>
      ))}
      {uprising !== undefined && (
        <li className="change" data-good={uprising === 'avoided'}>
          {uprising === 'comes' ? t('Uprising') : t('No uprising')}
        </li>
      )}
      {changes.length === 0 && uprising === undefined && <li className="soft">{t('No number changes now.')}</li>}
    </ul>
  );
}
