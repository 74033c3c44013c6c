import { useSyncExternalStore } from 'react';
import { remembered } from '../device/memory.ts';

/** Whether a player is asked once more before a step ends with something left undone. */

const KEY = 'ecumene.confirmations';
const listeners = new Set<() => void>();

function areOn(): boolean {
  return remembered.get(KEY) !== 'off';
}

export function chooseConfirmations(on: boolean): void {
  remembered.set(KEY, on ? 'on' : 'off');
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useConfirmations(): boolean {
  return useSyncExternalStore(subscribe, areOn);
}
