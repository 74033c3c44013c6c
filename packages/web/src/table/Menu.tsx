import { type ReactElement, type ReactNode, useId } from 'react';
import { Link } from '../app/router.tsx';
import { ReplayLink } from '../replay/ReplayLink.tsx';
import { useExitPath } from '../replay/table-location.ts';
import { t } from '../text/text.ts';
import { AutomaticAnswers } from './AutomaticAnswers.tsx';
import { MenuDialog } from './MenuDialog.tsx';
import { Settings } from './Settings.tsx';
import { AskUndo } from './Undo.tsx';
import './menu.css';

interface MenuProps {
  /** What this kind of table offers besides. */
  readonly children: ReactNode;
}

/** Everything that is not the game itself. */
export function Menu({ children }: MenuProps): ReactElement {
  const id = useId();
  const wayOut = useExitPath();
  return (
    <div className="menu">
      <button type="button" className="button quiet small round" popoverTarget={id} aria-label={t('Menu')}>
        <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
          <path d="M4 7h16M4 12h16M4 17h16" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
        </svg>
      </button>
      <div id={id} popover="auto" className="menu-card">
        <MenuDialog label={t('Settings')}>{(close) => <Settings close={close} />}</MenuDialog>
        <AutomaticAnswers />
        <AskUndo />
        <ReplayLink />
        <Link className="menu-item" to={wayOut}>
          {t('Leave the table')}
        </Link>
        {/* What is seldom wanted comes last. */}
        {children}
      </div>
    </div>
  );
}
