import type { ReactElement } from 'react';
import { t } from '../text/text.ts';
import { useDoing } from './doing.ts';
import { Fault } from './Fault.tsx';
import { askWho, type Person } from './me.ts';
import { server } from './server.ts';

/** People one does not want to meet. */
export function Blocked({ person }: { readonly person: Person }): ReactElement {
  const { busy, fault, run } = useDoing();
  const release = (id: string): Promise<boolean> =>
    run(async () => {
      await server.ask('unblock', { person: id }, {});
      await askWho();
    });
  return (
    <section className="sheet" aria-labelledby="blocked">
      <h2 id="blocked">{t('Blocked people')}</h2>
      {person.blocked.length === 0 ? (
        <p className="soft">
          {t('Nobody. You can block somebody from the list of seats of a table that gathers, or from your history.')}
        </p>
      ) : (
        <ul className="rows">
          {person.blocked.map(({ id, name }) => (
            <li key={id} className="row row-tight">
              <div className="row-words">
                <h3>{name}</h3>
              </div>
              <button
                type="button"
                className="button small quiet"
                disabled={busy}
                aria-label={t('No longer block {name}', { name })}
                onClick={() => void release(id)}
              >
                {t('No longer block')}
              </button>
            </li>
          ))}
        </ul>
      )}
      <Fault why={fault} />
    </section>
  );
}
