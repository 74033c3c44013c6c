import { useSyncExternalStore } from 'react';

const small = window.matchMedia('(max-width: 760px), (max-height: 520px)');

function subscribe(listener: () => void): () => void {
  small.addEventListener('change', listener);
  return () => small.removeEventListener('change', listener);
}

/** Whether the screen is a phone's: then what is in hand is handled beside its area, and the bar stays low. */
export function useSmallScreen(): boolean {
  return useSyncExternalStore(subscribe, () => small.matches);
}
