import { useSyncExternalStore } from 'react';

/** A hook that says whether the screen is of a kind. */
function screenThatIs(query: string): () => boolean {
  const subscribe = (listener: () => void): (() => void) => {
    const kind = window.matchMedia(query);
    kind.addEventListener('change', listener);
    return () => kind.removeEventListener('change', listener);
  };
  return () => useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}

/** Whether the screen is a phone's: then what is in hand is handled beside its area, and the bar stays low. */
export const useSmallScreen = screenThatIs('(max-width: 760px), (max-height: 520px)');

/** Whether it is that of a phone on its side, where all there is lies beside the board. */
export const useScreenOnItsSide = screenThatIs('(max-height: 520px) and (min-width: 560px)');
