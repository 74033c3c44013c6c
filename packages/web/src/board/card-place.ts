import type { Drawing, Spot } from '@ecumene/atlas/drawing';
import { createContext, type RefObject, useContext, useEffect, useLayoutEffect, useRef } from 'react';
import { useLaidIntent } from '../table/desk.ts';
import { boxesOver } from './boxes-over.ts';
import { freeCorner, placeWithin } from './free-corner.ts';
import { clearOnBoard, clearOnScreen, clearToPress } from './keep-clear.ts';
import { placeBeside } from './place-beside.ts';
import type { BoardZoom } from './zoom.ts';

/** The board and how it lies, for whatever is laid upon it. */
export const BoardContext = createContext<
  { readonly drawing: Drawing; readonly zooming: BoardZoom | undefined } | undefined
>(undefined);

/** What it costs to cover a square pixel of what else is laid upon the board. */
const COVERED = 100;

/**
 * Lays a card about an area next to the mouse that points at it, clear of the area and of what can be chosen; for whoever
 * comes by keyboard or touch, into a corner of the board where it does not cover the area. It keeps its place while the
 * mouse is within the area.
 */
export function useCardPlace(card: RefObject<HTMLElement | null>, area: string | undefined): void {
  const board = useContext(BoardContext);
  const { areas } = useLaidIntent();
  const mouse = useMouse();
  const pointed = useRef<{ readonly area: string; readonly at: Spot | undefined } | undefined>(undefined);
  useLayoutEffect(() => {
    if (area === undefined) pointed.current = undefined;
    else if (pointed.current?.area !== area) pointed.current = { area, at: mouse.current };
    const here = card.current;
    const frame = here?.parentElement;
    const shape = frame?.querySelector(`.area[data-area="${area}"]`);
    if (here === null || area === undefined || board === undefined || !frame || !shape) return undefined;
    const size: Spot = [here.offsetWidth, here.offsetHeight];
    const at = pointed.current?.at;
    const kept = clearOnBoard(board.drawing, new Set([area, ...(areas?.keys() ?? [])]), '');
    return board.zooming?.follow((transform) => {
      const room: Spot = [frame.clientWidth, frame.clientHeight];
      if (at === undefined) {
        here.dataset['place'] = freeCorner(size, room, placeWithin(frame, shape));
        here.style.translate = '';
        return;
      }
      const outer = frame.getBoundingClientRect();
      const covers = boxesOver(frame, '.ring, .own-strip, .minimap').map((box) => ({ box, cost: COVERED }));
      const [left, top] = placeBeside([at[0] - outer.left, at[1] - outer.top], size, room, [
        ...clearOnScreen(transform, kept),
        ...clearToPress(frame),
        ...covers,
      ]);
      here.dataset['place'] = 'pointer';
      here.style.translate = `${left}px ${top}px`;
    });
  });
}

/** Where the mouse came to what it points at; nothing, once somebody uses the keyboard or a finger. */
function useMouse(): RefObject<Spot | undefined> {
  const at = useRef<Spot | undefined>(undefined);
  useEffect(() => {
    const point = ({ pointerType, clientX, clientY }: PointerEvent): void => {
      at.current = pointerType === 'mouse' ? [clientX, clientY] : undefined;
    };
    const forget = (): void => {
      at.current = undefined;
    };
    document.addEventListener('pointerover', point, true);
    document.addEventListener('keydown', forget, true);
    return () => {
      document.removeEventListener('pointerover', point, true);
      document.removeEventListener('keydown', forget, true);
    };
  }, []);
  return at;
}
