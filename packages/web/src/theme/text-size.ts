import { useSyncExternalStore } from 'react';
import { remembered } from '../device/memory.ts';

/** How large text is on this device. All sizes of text follow the size of the root. */

const SCALES = { normal: '100%', large: '112.5%', largest: '125%' } as const;

export type TextSize = keyof typeof SCALES;

const KEY = 'ecumene.text-size';
const listeners = new Set<() => void>();

function isTextSize(value: string | null): value is TextSize {
  return value !== null && Object.hasOwn(SCALES, value);
}

function chosen(): TextSize {
  const kept = remembered.get(KEY);
  return isTextSize(kept) ? kept : 'normal';
}

function show(): void {
  document.documentElement.style.fontSize = chosen() === 'normal' ? '' : SCALES[chosen()];
  for (const listener of listeners) listener();
}

show();

export function chooseTextSize(value: string): void {
  remembered.set(KEY, value);
  show();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useTextSize(): TextSize {
  return useSyncExternalStore(subscribe, chosen);
}
