import { type ReactElement, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';

/** A row of controls that come and go: when the one in use goes, the focus stays with the row. */
export function FocusKept({ children }: { readonly children: ReactNode }): ReactElement {
  const row = useRef<HTMLDivElement>(null);
  const inUse = useRef<EventTarget | null>(null);
  useEffect(() => {
    const { current } = row;
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
  }, []);
  useLayoutEffect(() => {
    if (inUse.current === null || isHere(inUse.current) || document.activeElement !== document.body) return;
    row.current?.focus({ preventScroll: true });
  });
  return (
    <div ref={row} className="choices focus-kept" tabIndex={-1}>
      {children}
    </div>
  );
}

function isHere(target: EventTarget | null): boolean {
  return target instanceof Node && target.isConnected;
}
