import { createContext, type MouseEvent, type PointerEvent, useContext, useEffect, useRef } from 'react';
import { useDesk, usePlays } from './desk.ts';

/** How far the sheet of a phone is drawn up: it peeks, it leaves the board half of the screen, or it covers the board. */
export type SheetState = 'closed' | 'open' | 'full';

/** The sheet of a phone; wide screens have none. */
interface Sheet {
  readonly is: SheetState;
  set(state: SheetState): void;
}

export const SheetContext = createContext<Sheet>({ is: 'closed', set: () => {} });

/** Keeps the sheet up for as long as a control is there whose cards lie on it; a scene on the board has the room first. */
export function useSheetUp(): void {
  const { set } = useContext(SheetContext);
  const plays = usePlays();
  useEffect(() => {
    if (plays) return undefined;
    set('open');
    return () => set('closed');
  }, [set, plays]);
}

/** The next state when the sheet is drawn up or let down by a hand. */
export function drawn(is: SheetState, way: 'up' | 'down'): SheetState {
  if (way === 'up') return is === 'closed' ? 'open' : 'full';
  return is === 'full' ? 'open' : 'closed';
}

/** A finger that moves so many pixels draws the sheet; less is a tap. */
const DRAWN = 24;

interface HandleProps {
  onPointerDown(event: PointerEvent): void;
  onPointerUp(event: PointerEvent): void;
  onClick(event: MouseEvent): void;
}

/** The panel in which the handle says something is new: only its mark knows whether anything is. */
function newOn(handle: Element): string | null | undefined {
  return handle.querySelector('.unread')?.closest('[data-panel]')?.getAttribute('data-panel');
}

/** What the handle of the sheet does: a tap opens and closes it, at what it says is new; drawing goes step by step. */
export function useHandle(): HandleProps {
  const { is, set } = useContext(SheetContext);
  const desk = useDesk();
  const bring = (state: SheetState, handle: Element): void => {
    const opens = is === 'closed' && state !== 'closed';
    const panel = opens ? newOn(handle) : undefined;
    set(state);
    if (panel != null) desk.turnTo(panel);
  };
  const began = useRef<number | undefined>(undefined);
  const drew = useRef(false);
  return {
    onPointerDown: ({ clientY, currentTarget, pointerId }) => {
      began.current = clientY;
      drew.current = false;
      currentTarget.setPointerCapture(pointerId);
    },
    onPointerUp: ({ clientY, currentTarget }) => {
      const far = began.current === undefined ? 0 : began.current - clientY;
      began.current = undefined;
      if (Math.abs(far) < DRAWN) return;
      drew.current = true;
      bring(drawn(is, far > 0 ? 'up' : 'down'), currentTarget);
    },
    onClick: ({ currentTarget }) => {
      if (!drew.current) bring(is === 'closed' ? 'open' : 'closed', currentTarget);
      drew.current = false;
    },
  };
}
