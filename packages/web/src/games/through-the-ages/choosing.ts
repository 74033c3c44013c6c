import type { CardId } from '@ecumene/through-the-ages/reference';
import { useEffect, useSyncExternalStore } from 'react';

/** Cards on the own board of which a question wants one. */
interface BoardChoice {
  readonly from: readonly CardId[];
  choose(card: CardId): void;
}

let choice: BoardChoice | undefined;
const listeners = new Set<() => void>();

function change(next: BoardChoice | undefined): void {
  choice = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Lets a card be chosen where it lies for as long as a control is there. */
export function useChoosingOnBoard(from: readonly CardId[], choose: (card: CardId) => void): void {
  useEffect(() => {
    const own = { from, choose };
    change(own);
    return () => {
      if (choice === own) change(undefined);
    };
  }, [from, choose]);
}

/** What is to be chosen on the own board now, if anything. */
export function useBoardChoice(): BoardChoice | undefined {
  return useSyncExternalStore(subscribe, () => choice);
}
