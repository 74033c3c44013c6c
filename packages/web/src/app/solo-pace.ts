import { useEffect, useSyncExternalStore } from 'react';
import { remembered } from '../device/memory.ts';
import type { GameScreen } from '../games/game-screen.ts';
import type { Pace } from '../port/protocol.ts';
import { isNewcomer, isPastTheFirst, notePlayed, useTold } from '../tour/hints-told.ts';

/** How fast the bots play on this device. */

const KEY = 'ecumene.pace';
const listeners = new Set<() => void>();

function isPace(value: string | null): value is Pace {
  return value === 'calm' || value === 'brisk' || value === 'instant';
}

export function choosePace(value: string): void {
  remembered.set(KEY, value);
  for (const listener of listeners) listener();
}

/** The speed somebody chose, if any. */
export function useChosenPace(): Pace | undefined {
  const kept = useSyncExternalStore(subscribe, () => remembered.get(KEY));
  return isPace(kept) ? kept : undefined;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** As it was chosen; else briskly, and calmly in the first turns of a game for whoever is still given hints. */
export function usePace(game: Pick<GameScreen, 'name' | 'hints'>, turn: number | undefined): Pace {
  const chosen = useChosenPace();
  const told = useTold();
  const knows = isPastTheFirst(turn);
  useEffect(() => {
    if (knows) notePlayed(game);
  }, [knows, game]);
  if (chosen !== undefined) return chosen;
  return !knows && isNewcomer(game, told) ? 'calm' : 'brisk';
}
