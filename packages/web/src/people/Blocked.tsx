import type { ReactElement } from 'react';
import { t } from '../text/text.ts';
import type { Person } from './me.ts';
import { ReleaseButton } from './ReleaseButton.tsx';

/** People one does not want to meet. */
export function Blocked({ person }: { readonly person: Person }): ReactElement {
  return (
    <section className="sheet" aria-labelledby="blocked">
      <h2 id="blocked">{t('Blocked people')}</h2>
      {person.blocked.length === 0 ? (
        <p className="soft">
          {t(
            'Nobody. You can block somebody from what they said in Talk, from the list of seats of a table that gathers, or from your history.',
          )}
        </p>
      ) : (
        <ul className="rows">
          {person.blocked.map(({ id, name }) => (
            <li key={id} className="row row-tight">
              <div className="row-words">
                <h3>{name}</h3>
              </div>
              <ReleaseButton id={id} name={name} words={t('No longer block')} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
