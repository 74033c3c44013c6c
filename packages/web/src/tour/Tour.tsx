import { type ReactElement, type RefObject, useEffect, useRef, useState } from 'react';
import type { Hint } from '../games/game-screen.ts';
import { useTable } from '../table/at-table.ts';
import { t } from '../text/text.ts';
import { hintFor, letCome, putAway, useTold } from './hints-told.ts';
import { type Box, type Placed, placed } from './placing.ts';
import './tour.css';

/** Hints for the first turns. Each speaks only when its question is on the screen, and all can be left at any time. */
export function Tour(): ReactElement | null {
  const { game, sight } = useTable();
  const told = useTold();
  const topics = sight.questions.map(({ question }) => question.topic);
  const hint = hintFor(game.hints, topics, told);
  return hint === undefined ? null : <OneHint key={hint.topic} hint={hint} hints={game.hints} />;
}

function OneHint({ hint, hints }: { readonly hint: Hint; readonly hints: readonly Hint[] }): ReactElement {
  const card = useRef<HTMLElement>(null);
  const spot = useSpot(card, hint.at);
  return (
    <aside
      ref={card}
      className="tour"
      aria-label={t('A hint')}
      style={spot === undefined ? { visibility: 'hidden' } : { left: spot.left, top: spot.top }}
    >
      {spot !== undefined && spot.points !== 'nowhere' && <Tip {...spot} />}
      <p className="tour-count">
        {t('Hint {number} of {all}', { number: hints.indexOf(hint) + 1, all: hints.length })}
      </p>
      <h2>{hint.title}</h2>
      <p>{hint.words}</p>
      <div className="tour-ways">
        <button type="button" className="button small quiet" onClick={() => letCome(false)}>
          {t('No more hints')}
        </button>
        <button type="button" className="button small primary" onClick={() => putAway(hint.topic)}>
          {t('I see')}
        </button>
      </div>
    </aside>
  );
}

/** What points at the thing the hint is about. */
function Tip({ points, tip }: Placed): ReactElement {
  const along = points === 'up' || points === 'down' ? { left: tip } : { top: tip };
  return <span className={`tour-tip tour-tip-${points}`} style={along} aria-hidden="true" />;
}

/** Milliseconds after which it is looked again where things are: boards move and panels turn. */
const LOOKS = 200;

/** Where the hint stands, beside the first thing it points at that is on the screen. */
function useSpot(card: RefObject<HTMLElement | null>, at: readonly string[]): Placed | undefined {
  const [spot, setSpot] = useState<Placed | undefined>(undefined);
  useEffect(() => {
    const look = (): void => {
      const own = card.current;
      if (own === null) return;
      const strip = document.querySelector('.table-top')?.getBoundingClientRect().bottom ?? 0;
      const room = { left: 0, top: strip, width: innerWidth, height: innerHeight - strip };
      const answers = document.querySelector('.question-bar')?.getBoundingClientRect();
      const next = placed(
        { width: own.offsetWidth, height: own.offsetHeight },
        firstSeen(at, room),
        room,
        answers === undefined ? [] : [answers],
      );
      setSpot((before) => (before !== undefined && same(before, next) ? before : next));
    };
    look();
    const timer = setInterval(look, LOOKS);
    return () => clearInterval(timer);
  }, [card, at]);
  return spot;
}

function same(a: Placed, b: Placed): boolean {
  return a.left === b.left && a.top === b.top && a.points === b.points && a.tip === b.tip;
}

/** The first of these that is on the screen. */
function firstSeen(selectors: readonly string[], room: Box): Box | undefined {
  for (const selector of selectors)
    for (const found of document.querySelectorAll(selector)) {
      const box = found.getBoundingClientRect();
      const seen =
        box.width > 0 &&
        box.left + box.width / 2 > room.left &&
        box.left + box.width / 2 < room.left + room.width &&
        box.top + box.height / 2 > room.top &&
        box.top + box.height / 2 < room.top + room.height;
      if (seen) return box;
    }
  return undefined;
}
