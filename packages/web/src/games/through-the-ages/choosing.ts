import type { Question, Seat } from '@ecumene/engine';
import type { CardId } from '@ecumene/through-the-ages/reference';
import { createContext, useContext, useEffect, useSyncExternalStore } from 'react';

/** Cards on one board of which a question wants one, or several. */
interface BoardChoice {
  /** Whose board it is. */
  readonly seat: Seat;
  readonly from: readonly CardId[];
  /** Where several are wanted, those picked so far: another choice of a card picks it, or not after all. */
  readonly picked?: ReadonlySet<CardId>;
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
export function useChoosingOnBoard(
  seat: Seat,
  from: readonly CardId[],
  choose: (card: CardId) => void,
  picked?: ReadonlySet<CardId>,
): void {
  useEffect(() => {
    const own = { seat, from, choose, ...(picked !== undefined && { picked }) };
    change(own);
    return () => {
      if (choice === own) change(undefined);
    };
  }, [seat, from, choose, picked]);
}

/** What is to be chosen on a board now, if anything. */
export function useBoardChoice(): BoardChoice | undefined {
  return useSyncExternalStore(subscribe, () => choice);
}

/** Whose board is drawn here. */
export const BoardOf = createContext<Seat | undefined>(undefined);

/** What a card is chosen for where it lies here, if it can be now. */
export function useChoiceOf(card: CardId): BoardChoice | undefined {
  const here = useContext(BoardOf);
  const wanted = useBoardChoice();
  return wanted !== undefined && wanted.seat === here && wanted.from.includes(card) ? wanted : undefined;
}

/** Whose cards a question is about: the first seat its text names, or who is asked. */
export function ownerIn({ text }: Question, asked: Seat): Seat {
  for (const filling of Object.values(text.with ?? {}))
    if (typeof filling === 'object' && 'is' in filling && filling.is === 'seat') return filling.id;
  return asked;
}
