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
            'You have not blocked anyone. You can block someone from their chat message, from the list of seats before a game starts, or from your games.',
          )}
        </p>
      ) : (
        <ul className="rows">
          {person.blocked.map(({ id, name }) => (
            <li key={id} className="row row-tight">
              <div className="row-words">
                <h3>{name}</h3>
              </div>
              <ReleaseButton id={id} name={name} words={t('Unblock')} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
