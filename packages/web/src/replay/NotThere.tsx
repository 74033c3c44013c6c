import type { ReactElement } from 'react';
import { Link } from '../app/router.tsx';
import { SaveFault } from '../app/SaveFault.tsx';
import { t } from '../text/text.ts';

/** Instead of a past that cannot be shown. */
export function NotThere({ why }: { readonly why: string }): ReactElement {
  return (
    <main className="table-waiting">
      <div className="waiting-words">
        <p>{why}</p>
        <Link className="button" to="/">
          {t('To the front page')}
        </Link>
        <SaveFault />
      </div>
    </main>
  );
}
