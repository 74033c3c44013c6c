import { phrase } from '@ecumene/through-the-ages/reference';
import { type ReactElement, useState } from 'react';
import { useTable } from '../../table/at-table.ts';
import { t } from '../../text/text.ts';
import { DeedButton } from './cards/DeedButton.tsx';
import { useDeeds } from './deeds/survey.ts';
import { Changes } from './preview/Changes.tsx';
import { useView } from './view.ts';

/** Every action that is possible now, to be searched. */
export function AllActions(): ReactElement {
  const { words } = useTable();
  const { asked, deeds } = useDeeds();
  const view = useView();
  const [wanted, setWanted] = useState('');
  const topic = asked?.question.topic ?? '';
  const found = deeds.filter(
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
        <ul className="sheet-deeds actions-list">
          {found.map((one) => (
            <li key={JSON.stringify(one.move)}>
              <DeedButton deed={one} wide says="sentence" />
              {topic === 'action' && <Changes deed={one} />}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
