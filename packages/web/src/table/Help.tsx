import { type ReactElement, useId, useRef } from 'react';
import { t } from '../text/text.ts';
import { HintsAgain } from '../tour/HintsAgain.tsx';
import { useTable } from './at-table.ts';
import './menu.css';

/** What explains the game: how to play, the rules, the lessons, and the hints once more. */
export function Help(): ReactElement {
  const id = useId();
  const { game } = useTable();
  const card = useRef<HTMLDivElement>(null);
  // Pages open beside the table: players want the table when they come back, not this menu.
  const page = (path: string, words: string): ReactElement => (
    <a
      className="menu-item"
      href={`/${path}/${game.name}`}
      target="_blank"
      rel="noreferrer"
      onClick={() => card.current?.hidePopover()}
    >
      {words}
    </a>
  );
  return (
    <div className="menu">
      <button type="button" className="button quiet small round" popoverTarget={id} aria-label={t('Help')}>
        <span className="help-sign" aria-hidden="true">
          ?
        </span>
      </button>
      <div ref={card} id={id} popover="auto" className="menu-card">
        {page('how-to', t('How to play'))}
        {page('rules', t('Rules'))}
        {page('learn', t('Lessons'))}
        <HintsAgain />
      </div>
    </div>
  );
}
