import { useSyncExternalStore } from 'react';
import { remembered } from '../device/memory.ts';
import type { Hint } from '../games/game-screen.ts';

/** Which hints a newcomer has been given on this device, and which they have asked for again. */

const KEY = 'ecumene.tour';
/** Stands among the topics when hints are not to come by themselves any more. */
const LEFT = 'left';

interface Told {
  readonly topics: readonly string[];
  /** The hint somebody wants to see now. */
  readonly wanted: string | undefined;
}

let now: Told | undefined;
const listeners = new Set<() => void>();

function told(): Told {
  now ??= {
    topics: (remembered.get(KEY) ?? '').split(' ').filter((word) => word !== ''),
    wanted: undefined,
  };
  return now;
}

function keep(next: Told): void {
  now = next;
  remembered.set(KEY, next.topics.join(' '));
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useTold(): Told {
  return useSyncExternalStore(subscribe, told);
}

/** Asks for a hint once more. */
export function wantHint(topic: string): void {
  keep({ ...told(), wanted: topic });
}

/** The hint was read. */
export function putAway(topic: string): void {
  const { topics } = told();
  keep({ topics: [...new Set([...topics, topic])], wanted: undefined });
}

/** Whether hints come by themselves. */
export function comeThemselves({ topics }: Pick<Told, 'topics'>): boolean {
  return !topics.includes(LEFT);
}

/** Lets hints come by themselves from now on, from the first to the last; or no more. */
export function letCome(on: boolean): void {
  keep({ topics: on ? [] : [...new Set([...told().topics, LEFT])], wanted: undefined });
}

/** The hint to give: the one asked for, else the first of what is on the screen that has not been given. */
export function hintFor(
  hints: readonly Hint[],
  onScreen: readonly string[],
  { topics, wanted }: Told,
): Hint | undefined {
  const there = hints.filter(({ topic }) => onScreen.includes(topic));
  const asked = there.find(({ topic }) => topic === wanted);
  if (asked !== undefined || !comeThemselves({ topics })) return asked;
  return there.find(({ topic }) => !topics.includes(topic));
}
