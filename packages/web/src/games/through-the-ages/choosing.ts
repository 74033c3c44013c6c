import type { Question, Seat } from '@ecumene/engine';
import type { CardId } from '@ecumene/through-the-ages/reference';
import { createContext, useContext, useEffect, useSyncExternalStore } from 'react';

/** Cards on one board of which a question wants one. */
interface BoardChoice {
  /** Whose board it is. */
  readonly seat: Seat;
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
export function useChoosingOnBoard(seat: Seat, from: readonly CardId[], choose: (card: CardId) => void): void {
  useEffect(() => {
    const own = { seat, from, choose };
    change(own);
    return () => {
      if (choice === own) change(undefined);
    };
  }, [seat, from, choose]);
}

/** What is to be chosen on a board now, if anything. */
export function useBoardChoice(): BoardChoice | undefined {
  return useSyncExternalStore(subscribe, () => choice);
}

/** Whose board is drawn here. */
export const BoardOf = createContext<Seat | undefined>(undefined);

/** Whether a card where it lies here can be chosen now. */
export function useIsChoice(card: CardId): boolean {
  const here = useContext(BoardOf);
  const wanted = useBoardChoice();
  return wanted !== undefined && wanted.seat === here && wanted.from.includes(card);
}

/** Whose cards a question is about: the first seat its text names, or who is asked. */
export function ownerIn({ text }: Question, asked: Seat): Seat {
  for (const filling of Object.values(text.with ?? {}))
    if (typeof filling === 'object' && 'is' in filling && filling.is === 'seat') return filling.id;
  return asked;
}
