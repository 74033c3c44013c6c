import { useEffect, useState } from 'react';
import { whyNot } from '../people/server.ts';

interface Fetched<T> {
  /** Nothing, as long as it is on its way. */
  readonly found: T | undefined;
  /** Why it could not be fetched, if so. */
  readonly fault: string | undefined;
}

/** What a page shows of a game, fetched anew for another game. */
export function useFetched<T extends object>(fetch: (game: string) => Promise<T>, game: string): Fetched<T> {
  const [found, setFound] = useState<T | undefined>(undefined);
  const [fault, setFault] = useState<string | undefined>(undefined);
  useEffect(() => {
    let here = true;
    setFound(undefined);
    setFault(undefined);
    fetch(game).then(
      (one) => here && setFound(one),
      (error: unknown) => here && setFault(whyNot(error)),
    );
    return () => {
      here = false;
    };
  }, [fetch, game]);
  return { found, fault };
}
