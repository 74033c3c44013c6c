import { createContext, type PointerEvent, useContext, useEffect, useRef } from 'react';

/** How far the sheet of a phone is drawn up: it peeks, it leaves the board half of the screen, or it covers the board. */
export type SheetState = 'closed' | 'open' | 'full';

/** The sheet of a phone; wide screens have none. */
interface Sheet {
  readonly is: SheetState;
  set(state: SheetState): void;
}

export const SheetContext = createContext<Sheet>({ is: 'closed', set: () => {} });

/** Keeps the sheet up for as long as a control is there whose cards lie on it. */
export function useSheetUp(): void {
  const { set } = useContext(SheetContext);
  useEffect(() => {
    set('open');
    return () => set('closed');
  }, [set]);
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
  onClick(): void;
}

/** What the handle of the sheet does: a tap opens and closes it, drawing goes step by step. */
export function useHandle(): HandleProps {
  const { is, set } = useContext(SheetContext);
  const began = useRef<number | undefined>(undefined);
  const drew = useRef(false);
  return {
    onPointerDown: ({ clientY, currentTarget, pointerId }) => {
      began.current = clientY;
      drew.current = false;
      currentTarget.setPointerCapture(pointerId);
    },
    onPointerUp: ({ clientY }) => {
      const far = began.current === undefined ? 0 : began.current - clientY;
      began.current = undefined;
      if (Math.abs(far) < DRAWN) return;
      drew.current = true;
      set(drawn(is, far > 0 ? 'up' : 'down'));
    },
    onClick: () => {
      if (!drew.current) set(is === 'closed' ? 'open' : 'closed');
      drew.current = false;
    },
  };
}
