import { phrase } from '@ecumene/through-the-ages/reference';
import { type ReactElement, useState } from 'react';
import { useTable } from '../../table/at-table.ts';
import { t } from '../../text/text.ts';
import { usePossibleActions } from './actions/use-possible-actions.ts';
import { ActionButton } from './cards/ActionButton.tsx';
import { Changes } from './preview/Changes.tsx';
import { useView } from './view.ts';

/** Every action that is possible now, to be searched. */
export function AllActions(): ReactElement {
  const { words } = useTable();
  const { asked, actions } = usePossibleActions();
  const view = useView();
  const [wanted, setWanted] = useState('');
  const topic = asked?.question.topic ?? '';
  const found = actions.filter(
    ({ may, move, verb }) =>
      may === 'yes' &&
      words(phrase(topic, move, view) ?? verb)
        .toLowerCase()
        .includes(wanted.trim().toLowerCase()),
  );
  return (
    <>
      <h2>{t('All actions')}</h2>
      <input
        type="search"
        className="actions-search"
        aria-label={t('Search actions')}
        placeholder={t('Search actions')}
        value={wanted}
        onChange={({ target }) => setWanted(target.value)}
      />
      {found.length === 0 ? (
        <p className="hint">{t('No action matches.')}</p>
      ) : (
        <ul className="sheet-actions actions-list">
          {found.map((one) => (
            <li key={JSON.stringify(one.move)}>
              <ActionButton action={one} wide says="sentence" />
              {topic === 'action' && <Changes action={one} />}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
