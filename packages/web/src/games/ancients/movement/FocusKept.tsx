import { type ReactElement, type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

interface FocusKeptProps {
  readonly children: ReactNode;
  /** How the row looks, if it has a look of its own. */
  readonly look?: string;
}

/** A row of controls that come and go: when the one in use goes, the focus stays with the row. */
export function FocusKept({ children, look = '' }: FocusKeptProps): ReactElement {
  const row = useRef<HTMLDivElement>(null);
  useFocusStays(row);
  return (
    <div ref={row} className={`choices focus-kept ${look}`} tabIndex={-1}>
      {children}
    </div>
  );
}

/** When the control in use goes from a place where controls come and go, the focus stays with the place. */
export function useFocusStays(place: RefObject<HTMLElement | null>): void {
  const inUse = useRef<EventTarget | null>(null);
  useEffect(() => {
    const { current } = place;
    const leave = new AbortController();
    const { signal } = leave;
    const use = ({ target }: FocusEvent): void => {
      inUse.current = target;
    };
    // A control that goes loses the focus just before: whether it is gone is known a moment later.
    const cease = ({ target }: FocusEvent): void =>
      queueMicrotask(() => {
        if (inUse.current === target && isHere(target)) inUse.current = null;
      });
    current?.addEventListener('focusin', use, { signal });
    current?.addEventListener('focusout', cease, { signal });
    return () => leave.abort();
  }, [place]);
  useLayoutEffect(() => {
    if (inUse.current === null || isHere(inUse.current) || document.activeElement !== document.body) return;
    place.current?.focus({ preventScroll: true });
  });
}

function isHere(target: EventTarget | null): boolean {
  return target instanceof Node && target.isConnected;
}
