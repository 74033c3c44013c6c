import type { ReactElement, ReactNode } from 'react';
import { t } from '../text/text.ts';
import { Link } from './router.tsx';
import { SaveFault } from './SaveFault.tsx';

/** Instead of what cannot be shown: why, what can be done about it if anything, and the ways on. */
export function NotThere({ why, children }: { readonly why: string; readonly children?: ReactNode }): ReactElement {
  return (
    <main className="table-waiting">
      <div className="waiting-words">
        <p>{why}</p>
        {children}
        <Link className="button" to="/">
          {t('Go to front page')}
        </Link>
        <SaveFault />
      </div>
    </main>
  );
}
