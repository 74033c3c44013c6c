import { type CardId, cards } from '@ecumene/through-the-ages/reference';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { useTable } from '../../../table/at-table.ts';
import { type Judged, usePossibleActions } from '../actions/use-possible-actions.ts';
import { Picture } from '../art/Picture.tsx';
import { familyOf } from '../cards/digest.ts';
import { Glyph } from '../cards/Glyph.tsx';
import { isCardId } from '../words.ts';
import { type Dragged, dropOf, type Place } from './drops.ts';
import './dragging.css';

/** So far a pointer moves before it drags: less is a click. */
const FAR = 7;

/** Things and places say what they are in the page itself, so that none of them needs to know of dragging. */
const THINGS = '[data-drag]';
const PLACES =
  '.table .board-part [data-card], .table .pool, .table .board-part, .table .hand-part, .table [data-rival]';

/** What a drag begins with, and where. */
interface From {
  readonly thing: Dragged;
  readonly held: CardId | 'worker' | undefined;
  readonly x: number;
  readonly y: number;
}

/** Workers and cards are dragged to where they shall go; everything that can be done so can be done by pressing too. */
export function Dragging(): ReactElement | null {
  const { words } = useTable();
  const { actions, carryOut } = usePossibleActions();
  const known = useRef(actions);
  const act = useRef(carryOut);
  const ghost = useRef<HTMLDivElement>(null);
  const [held, setHeld] = useState<From['held']>(undefined);
  const [label, setLabel] = useState<string | undefined>(undefined);
  useEffect(() => {
    known.current = actions;
    act.current = carryOut;
  }, [actions, carryOut]);
  useEffect(() => {
    let from: From | undefined;
    let drags = false;
    let places: readonly Laid[] = [];
    const over = (x: number, y: number): Judged | undefined => {
      const place = placeAt(places, x, y);
      return from === undefined || place === undefined ? undefined : dropOf(from.thing, place, known.current);
    };
    const end = (): void => {
      from = undefined;
      drags = false;
      places = [];
      mark([], undefined, []);
      setHeld(undefined);
      setLabel(undefined);
    };
    const down = (event: PointerEvent): void => {
      const thing = event.button === 0 ? thingAt(event.target) : undefined;
      if (thing === undefined || (event.pointerType === 'touch' && !thing.is.startsWith('worker'))) return;
      from = { thing, held: heldAt(event.target, thing), x: event.clientX, y: event.clientY };
    };
    const move = ({ clientX: x, clientY: y, pointerId }: PointerEvent): void => {
      if (from === undefined) return;
      if (!drags && Math.hypot(x - from.x, y - from.y) < FAR) return;
      if (!drags) {
        // What lies under it need not be looked for at each step.
        document.documentElement.setPointerCapture(pointerId);
        places = laidOut();
        mark(places, from.thing, known.current);
        setHeld(from.held);
      }
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
    // What is drawn over is not marked as text as well.
    const noSelection = (event: Event): void => {
      if (from !== undefined) event.preventDefault();
    };
    window.addEventListener('pointerdown', down);
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', up);
    window.addEventListener('pointercancel', end);
    window.addEventListener('dragstart', noDrag);
    window.addEventListener('selectstart', noSelection);
    return () => {
      window.removeEventListener('pointerdown', down);
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', up);
      window.removeEventListener('pointercancel', end);
      window.removeEventListener('dragstart', noDrag);
      window.removeEventListener('selectstart', noSelection);
      mark([], undefined, []);
    };
  }, [words]);
  return (
    <div ref={ghost} className="drag-ghost" data-lands={label !== ''} hidden={label === undefined} aria-hidden="true">
      {held === 'worker' && <Glyph sign="worker" size={28} />}
      {held !== undefined && held !== 'worker' && (
        <span className={`drag-card family-${familyOf(cards[held])}`}>
          <Picture id={held} />
        </span>
      )}
      <span className="drag-label">{label === '' ? '…' : label}</span>
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

/** What is held: a worker, or the card that was taken up. */
function heldAt(target: EventTarget | null, thing: Dragged): From['held'] {
  if (thing.is === 'worker' || thing.is === 'worker-on') return 'worker';
  const card = target instanceof Element ? target.closest('[data-card]')?.getAttribute('data-card') : undefined;
  return typeof card === 'string' && isCardId(card) ? card : undefined;
}

/** A place, and where it lies while something is dragged. */
interface Laid {
  readonly element: HTMLElement;
  readonly place: Place;
  readonly box: DOMRect;
}

/** All places, what lies within another after it. */
function laidOut(): readonly Laid[] {
  return [...document.querySelectorAll<HTMLElement>(PLACES)].flatMap((element) => {
    const place = placeOf(element);
    return place === undefined ? [] : [{ element, place, box: element.getBoundingClientRect() }];
  });
}

function placeAt(places: readonly Laid[], x: number, y: number): Place | undefined {
  return places.findLast(({ box }) => box.left <= x && x <= box.right && box.top <= y && y <= box.bottom)?.place;
}

function placeOf(one: HTMLElement): Place | undefined {
  const { card, rival } = one.dataset;
  if (rival !== undefined) return { is: 'rival', seat: rival };
  if (one.matches('.pool')) return { is: 'pool' };
  if (one.matches('.board-part, .hand-part')) return { is: 'own' };
  return card === undefined ? undefined : { is: 'card', card };
}

/** Shows where what is dragged may be let go. */
function mark(places: readonly Laid[], thing: Dragged | undefined, actions: readonly Judged[]): void {
  for (const one of document.querySelectorAll('[data-takes]')) one.removeAttribute('data-takes');
  if (thing === undefined) return;
  for (const { element, place } of places)
    if (dropOf(thing, place, actions) !== undefined) element.toggleAttribute('data-takes', true);
}
