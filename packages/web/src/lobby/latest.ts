import { useCallback, useEffect, useRef, useState } from 'react';
import { isAway, whyNot } from '../people/server.ts';

/** Something the server is asked for again and again while the page is looked at. */
export interface Latest<T> {
  readonly value: T | undefined;
  /** Why it is not known, or not known anew. */
  readonly fault: string | undefined;
  readonly away: boolean;
  refresh(): void;
}

const EVERY = 8000;
/** For what hardly changes. */
export const NOW_AND_THEN = 60_000;

/** Asks at once, every few seconds while the page is looked at, and whenever it is looked at again. */
export function useLatest<T>(ask: () => Promise<T>, key: string, every = EVERY): Latest<T> {
  const [told, setTold] = useState<Omit<Latest<T>, 'refresh'>>({ value: undefined, fault: undefined, away: false });
  const asking = useRef(ask);
  asking.current = ask;
  const refresh = useCallback(() => {
    asking.current().then(
      (value) => setTold({ value, fault: undefined, away: false }),
      (error: unknown) => setTold((before) => ({ ...before, fault: whyNot(error), away: isAway(error) })),
    );
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is asked for is another thing under another key.
  useEffect(() => {
    refresh();
    const look = (): void => {
      if (!document.hidden) refresh();
    };
    const timer = setInterval(look, every);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [refresh, key, every]);
  return { ...told, refresh };
}
