import { type ReactElement, useEffect, useRef, useState } from 'react';
import { useTable } from '../../../table/at-table.ts';
import { type Judged, usePossibleActions } from '../actions/use-possible-actions.ts';
import { type Dragged, dropOf, type Place } from './drops.ts';
import './dragging.css';

/** So far a pointer moves before it drags: less is a click. */
const FAR = 7;

/** Things and places say what they are in the page itself, so that none of them needs to know of dragging. */
const THINGS = '[data-drag]';
const PLACES =
  '.table .board-part [data-card], .table .pool, .table .board-part, .table .hand-part, .table [data-rival]';

/** Workers and cards are dragged to where they shall go; everything that can be done so can be done by pressing too. */
export function Dragging(): ReactElement | null {
  const { words } = useTable();
  const { actions, carryOut } = usePossibleActions();
  const known = useRef(actions);
  const act = useRef(carryOut);
  const ghost = useRef<HTMLDivElement>(null);
  const [label, setLabel] = useState<string | undefined>(undefined);
  useEffect(() => {
    known.current = actions;
    act.current = carryOut;
  }, [actions, carryOut]);
  useEffect(() => {
    let from: { readonly thing: Dragged; readonly x: number; readonly y: number } | undefined;
    let drags = false;
    const over = (x: number, y: number): Judged | undefined => {
      const place = placeAt(x, y);
      return from === undefined || place === undefined ? undefined : dropOf(from.thing, place, known.current);
    };
    const end = (): void => {
      from = undefined;
      drags = false;
      mark(undefined, []);
      setLabel(undefined);
    };
    const down = (event: PointerEvent): void => {
      const thing = event.button === 0 ? thingAt(event.target) : undefined;
      if (thing === undefined || (event.pointerType === 'touch' && !thing.is.startsWith('worker'))) return;
      from = { thing, x: event.clientX, y: event.clientY };
    };
    const move = ({ clientX: x, clientY: y }: PointerEvent): void => {
      if (from === undefined) return;
      if (!drags && Math.hypot(x - from.x, y - from.y) < FAR) return;
      if (!drags) mark(from.thing, known.current);
      drags = true;
      const what = over(x, y);
      setLabel(what === undefined ? '' : words(what.verb));
      if (ghost.current !== null) ghost.current.style.translate = `${x + 12}px ${y + 12}px`;
    };
    const up = ({ clientX: x, clientY: y }: PointerEvent): void => {
      const what = drags ? over(x, y) : undefined;
      // What was dragged is not pressed as well.
      if (drags) window.addEventListener('click', swallow, { capture: true, once: true });
      if (drags) setTimeout(() => window.removeEventListener('click', swallow, true));
      end();
      if (what !== undefined) act.current(what);
    };
    const noDrag = (event: DragEvent): void => {
      if (thingAt(event.target) !== undefined) event.preventDefault();
    };
    window.addEventListener('pointerdown', down);
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', up);
    window.addEventListener('pointercancel', end);
    window.addEventListener('dragstart', noDrag);
    return () => {
      window.removeEventListener('pointerdown', down);
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', up);
      window.removeEventListener('pointercancel', end);
      window.removeEventListener('dragstart', noDrag);
      mark(undefined, []);
    };
  }, [words]);
  return (
    <div ref={ghost} className="drag-ghost" data-lands={label !== ''} hidden={label === undefined} aria-hidden="true">
      {label === '' ? '…' : label}
    </div>
  );
}

function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}

function thingAt(target: EventTarget | null): Dragged | undefined {
  const thing = target instanceof Element ? target.closest(THINGS) : null;
  if (!(thing instanceof HTMLElement)) return undefined;
  const [what = '', ...rest] = (thing.dataset['drag'] ?? '').split(' ');
  const card = rest.join(' ');
  if (what === 'worker') return card === '' ? { is: 'worker' } : { is: 'worker-on', card };
  if (what === 'row') return { is: 'row', spot: `row ${card}` };
  return what === 'hand' ? { is: 'hand', spot: `hand ${card}` } : undefined;
}

function placeAt(x: number, y: number): Place | undefined {
  for (const one of document.elementsFromPoint(x, y)) {
    const place = placeOf(one.closest(PLACES));
    if (place !== undefined) return place;
  }
  return undefined;
}

function placeOf(one: Element | null): Place | undefined {
  if (!(one instanceof HTMLElement)) return undefined;
  const { card, rival } = one.dataset;
  if (rival !== undefined) return { is: 'rival', seat: rival };
  if (one.matches('.pool')) return { is: 'pool' };
  if (one.matches('.board-part, .hand-part')) return { is: 'own' };
  return card === undefined ? undefined : { is: 'card', card };
}

/** Shows where what is dragged may be let go. */
function mark(thing: Dragged | undefined, actions: readonly Judged[]): void {
  for (const one of document.querySelectorAll(PLACES)) {
    const place = placeOf(one);
    if (!(one instanceof HTMLElement) || place === undefined) continue;
    one.toggleAttribute('data-takes', thing !== undefined && dropOf(thing, place, actions) !== undefined);
  }
}
