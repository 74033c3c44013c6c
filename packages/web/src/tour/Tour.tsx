import { type ReactElement, useEffect, useRef } from 'react';
import type { Hint } from '../games/game-screen.ts';
import { useTable } from '../table/at-table.ts';
import { usePlays } from '../table/desk.ts';
import { t } from '../text/text.ts';
import { type Given, hintsHere, hintToGive, letCome, nameOf, putAway, useTold, wasFollowed } from './hints-told.ts';
import type { Placed } from './placing.ts';
import { useSpot } from './spot.ts';
import './tour.css';

/**
 * Hints for the first turns. Each speaks only when its question is on the screen and the theatre is done, is not said again
 * once it was followed, and all can be left at any time. In a copy of a table only those that are asked for speak.
 */
export function Tour({ whatIf = false }: { readonly whatIf?: boolean | undefined }): ReactElement | null {
  const { game, tableView, seat, still } = useTable();
  const told = useTold();
  const given = hintToGive(hintsHere(game.hints, tableView, seat), told, usePlays() || whatIf);
  const before = useRef<Given>(undefined);
  useEffect(() => {
    if (still !== undefined) return;
    if (before.current !== undefined && wasFollowed(before.current, tableView)) putAway(before.current.hint);
    before.current = given;
  }, [given, tableView, still]);
  if (given === undefined) return null;
  return <OneHint key={nameOf(given.hint)} hint={given.hint} hints={game.hints} />;
}

function OneHint({ hint, hints }: { readonly hint: Hint; readonly hints: readonly Hint[] }): ReactElement {
  const card = useRef<HTMLElement>(null);
  const spot = useSpot(card, hint.at, hint.of);
  return (
    <aside
      ref={card}
      className="tour"
      aria-label={t('Hint')}
      style={spot === undefined ? { visibility: 'hidden' } : { left: spot.left, top: spot.top }}
    >
      {spot !== undefined && spot.points !== 'nowhere' && <Tip {...spot} />}
      <p className="tour-count">
        {t('Hint {number} of {all}', { number: hints.indexOf(hint) + 1, all: hints.length })}
      </p>
      <h2>{hint.title}</h2>
      <p className="tour-words">{hint.words}</p>
      <div className="tour-ways">
        <button type="button" className="button small quiet" onClick={() => letCome(false)}>
          {t('Turn hints off')}
        </button>
        <button type="button" className="button small primary" onClick={() => putAway(hint)}>
          {t('Got it')}
        </button>
      </div>
    </aside>
  );
}

/** What points at the thing the hint is about. */
export function Tip({ points, tip }: Placed): ReactElement {
  const along = points === 'up' || points === 'down' ? { left: tip } : { top: tip };
  return <span className={`tour-tip tour-tip-${points}`} style={along} aria-hidden="true" />;
}
