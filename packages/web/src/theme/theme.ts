import { useSyncExternalStore } from 'react';
import { remembered } from '../device/memory.ts';

/** The time of day a person has asked for; `auto` follows the device. */
export type Daytime = 'auto' | 'day' | 'night';

const KEY = 'ecumene.daytime';
const listeners = new Set<() => void>();
const dark = window.matchMedia('(prefers-color-scheme: dark)');

function wantedBefore(): Daytime {
  const kept = remembered.get(KEY);
  return kept === 'day' || kept === 'night' ? kept : 'auto';
}

let wanted = wantedBefore();

function isNight(): boolean {
  return wanted === 'night' || (wanted === 'auto' && dark.matches);
}

function show(): void {
  document.documentElement.dataset['theme'] = isNight() ? 'night' : 'day';
  for (const listener of listeners) listener();
}

dark.addEventListener('change', show);
show();

export function chooseDaytime(daytime: Daytime): void {
  wanted = daytime;
  remembered.set(KEY, daytime);
  show();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether it is night on this screen. */
export function useNight(): boolean {
  return useSyncExternalStore(subscribe, isNight);
}

/** The time of day this person has asked for. */
export function useDaytime(): Daytime {
  return useSyncExternalStore(subscribe, () => wanted);
}

const STILL = 'ecumene.still';
const still = window.matchMedia('(prefers-reduced-motion: reduce)');
let wantsStill = remembered.get(STILL) === 'yes';

function settle(): void {
  document.documentElement.dataset['still'] = String(prefersStill());
  for (const listener of listeners) listener();
}

still.addEventListener('change', settle);
settle();

/** Whether a person asked for results instead of motion, here or on the whole device. */
export function prefersStill(): boolean {
  return wantsStill || still.matches;
}

/** Whether the whole device is asked for stillness, so that there is nothing to choose here. */
export function deviceIsStill(): boolean {
  return still.matches;
}

export function chooseStill(on: boolean): void {
  wantsStill = on;
  remembered.set(STILL, on ? 'yes' : 'no');
  settle();
}

export function useStill(): boolean {
  return useSyncExternalStore(subscribe, prefersStill);
}
