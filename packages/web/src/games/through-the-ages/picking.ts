import type { CardId } from '@ecumene/through-the-ages/reference';
import { useEffect, useSyncExternalStore } from 'react';

/** Cards of the hand, and units beside them, from which a question lets one pick. */
interface HandPicking {
  readonly ids: readonly CardId[];
  /** The places of those picked: several cards may have one name. */
  readonly picked: ReadonlySet<number>;
  set(picked: ReadonlySet<number>): void;
}

let picking: HandPicking | undefined;
const listeners = new Set<() => void>();

function change(next: HandPicking | undefined): void {
  picking = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Lets cards be picked in the hand itself for as long as a control is there. */
export function usePickingInHand({ ids, picked, set }: HandPicking): void {
  useEffect(() => {
    const own = { ids, picked, set };
    change(own);
    return () => {
      if (picking === own) change(undefined);
    };
  }, [ids, picked, set]);
}

/** What is to be picked in the hand now, if anything. */
export function useHandPicking(): HandPicking | undefined {
  return useSyncExternalStore(subscribe, () => picking);
}

/** The places picked after one more is, or one that was is not. */
export function toggled(picked: ReadonlySet<number>, place: number): ReadonlySet<number> {
  const next = new Set(picked);
  if (!next.delete(place)) next.add(place);
  return next;
}
