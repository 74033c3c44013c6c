import { type ReactElement, type RefObject, useEffect, useRef, useState } from 'react';
import type { Hint } from '../games/game-screen.ts';
import { useTable } from '../table/at-table.ts';
import { type Box, common } from '../table/boxes.ts';
import { usePlays } from '../table/desk.ts';
import { t } from '../text/text.ts';
import { type Given, hintsHere, hintToGive, letCome, nameOf, putAway, useTold, wasFollowed } from './hints-told.ts';
import { type Placed, placed } from './placing.ts';
import './tour.css';

/**
 * Hints for the first turns. Each speaks only when its question is on the screen and the theatre is done, is not said again
 * once it was followed, and all can be left at any time.
 */
export function Tour(): ReactElement | null {
  const { game, sight, seat, still } = useTable();
  const told = useTold();
  const given = hintToGive(hintsHere(game.hints, sight, seat), told, usePlays());
  const before = useRef<Given>(undefined);
  useEffect(() => {
    if (still !== undefined) return;
    if (before.current !== undefined && wasFollowed(before.current, sight)) putAway(before.current.hint);
    before.current = given;
  }, [given, sight, still]);
  if (given === undefined) return null;
  return <OneHint key={nameOf(given.hint)} hint={given.hint} hints={game.hints} />;
}

function OneHint({ hint, hints }: { readonly hint: Hint; readonly hints: readonly Hint[] }): ReactElement {
  const card = useRef<HTMLElement>(null);
  const spot = useSpot(card, hint);
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
function Tip({ points, tip }: Placed): ReactElement {
  const along = points === 'up' || points === 'down' ? { left: tip } : { top: tip };
  return <span className={`tour-tip tour-tip-${points}`} style={along} aria-hidden="true" />;
}

/** Milliseconds after which it is looked again where things are: boards move and panels turn. */
const LOOKS = 200;

const NOTHING: readonly string[] = [];
/** What a hint leaves free wherever it can, besides the answers, the tabs and what it speaks of. */
const LEFT_FREE = ['.theatre', '.area-card', '.piece.own', '.mark', '.board-tools', '.elsewhere', '.panel-body button'];

/** Where the hint stands, beside one of the first things it points at that are on the screen. It stays where a hand is on it. */
function useSpot(card: RefObject<HTMLElement | null>, { at, of = NOTHING }: Hint): Placed | undefined {
  const [spot, setSpot] = useState<Placed | undefined>(undefined);
  useEffect(() => {
    const look = (): void => {
      const own = card.current;
      if (own === null || isUnderHand(own)) return;
      const strip = document.querySelector('.table-top')?.getBoundingClientRect().bottom ?? 0;
      const room = { left: 0, top: strip, width: innerWidth, height: innerHeight - strip };
      const targets = at.map((one) => boxesOf(one, room)).find((boxes) => boxes.length > 0) ?? [];
      const next = placed({ width: own.offsetWidth, height: own.offsetHeight }, targets, room, {
        answers: ['.question-bar', '.tabs'].flatMap((one) => boxesOf(one, room)),
        rest: [of, LEFT_FREE, ['.table-rail']].map((those) => those.flatMap((one) => boxesOf(one, room))),
      });
      setSpot((before) => (before !== undefined && same(before, next) ? before : next));
    };
    look();
    const timer = setInterval(look, LOOKS);
    return () => clearInterval(timer);
  }, [card, at, of]);
  return spot;
}

/** Whether a pointer rests on it; where there is none, what was touched last only looks as if. */
function isUnderHand(card: Element): boolean {
  return card.matches(':hover') && matchMedia('(hover: hover)').matches;
}

function same(a: Placed, b: Placed): boolean {
  return a.left === b.left && a.top === b.top && a.points === b.points && a.tip === b.tip;
}

/** What is to be seen of these things: nothing beyond the screen, and nothing of the board beyond its frame. */
function boxesOf(selector: string, room: Box): Box[] {
  return [...document.querySelectorAll(selector)].flatMap((found) => {
    const frame = found.closest('.board, .panel-body')?.getBoundingClientRect();
    const box = common(found.getBoundingClientRect(), frame === undefined ? room : common(frame, room));
    return box.width > 0 && box.height > 0 ? [box] : [];
  });
}
