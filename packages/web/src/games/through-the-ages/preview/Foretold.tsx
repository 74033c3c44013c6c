import { phrase } from '@ecumene/through-the-ages/reference';
import { type ReactElement, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTable } from '../../../table/at-table.ts';
import { type Placed, placed } from '../../../tour/placing.ts';
import { usePossibleActions } from '../actions/use-possible-actions.ts';
import { useView } from '../view.ts';
import { isCardId } from '../words.ts';
import { Changes } from './Changes.tsx';
import { Odds } from './Odds.tsx';
import { endPreview, usePreviewed } from './previewing.ts';
import './changes.css';

/** What the action about to be chosen does and changes, beside its button and clear of the question. */
export function Foretold(): ReactElement | null {
  const previewed = usePreviewed();
  const { words } = useTable();
  const { asked, actions } = usePossibleActions();
  const view = useView();
  const own = useRef<HTMLDivElement>(null);
  const [spot, setSpot] = useState<Placed | undefined>(undefined);
  useEffect(() => {
    window.addEventListener('scroll', endPreview, true);
    return () => {
      window.removeEventListener('scroll', endPreview, true);
      endPreview();
    };
  }, []);
  useLayoutEffect(() => {
    if (previewed === undefined || own.current === null) return;
    const bar = document.querySelector('.question-bar')?.getBoundingClientRect();
    const room = { left: 0, top: 0, width: innerWidth, height: bar?.top ?? innerHeight };
    const size = { width: own.current.offsetWidth, height: own.current.offsetHeight };
    setSpot(placed(size, [previewed.box], room, { answers: [], rest: [] }));
  }, [previewed]);
  // What was about to be done when the table changed is not about to be done any more.
  if (previewed === undefined || asked === undefined || !actions.includes(previewed.action)) return null;
  const { move, verb } = previewed.action;
  // What it scores stands on its button.
  if (move.do === 'prepare') return null;
  const { topic } = asked.question;
  return (
    <div
      ref={own}
      className="foretold"
      aria-hidden="true"
      style={spot === undefined ? { visibility: 'hidden' } : { left: spot.left, top: spot.top }}
    >
      <p className="foretold-name">{words(phrase(topic, move, view) ?? verb)}</p>
      {topic === 'action' && <Changes action={previewed.action} />}
      {'rival' in move && isCardId(move.card) && <Odds card={move.card} rival={move.rival} />}
    </div>
  );
}
