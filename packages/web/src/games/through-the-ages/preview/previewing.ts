import { useSyncExternalStore } from 'react';
import type { Judged } from '../actions/use-possible-actions.ts';

/** What is about to be done: the mouse rests on it or the keyboard has reached it; and where its button, or its card, is. */
interface Previewed {
  readonly action: Judged;
  readonly box: DOMRect;
}

let previewed: Previewed | undefined;
const listeners = new Set<() => void>();

function show(next: Previewed | undefined): void {
  if (next === previewed) return;
  previewed = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function usePreviewed(): Previewed | undefined {
  return useSyncExternalStore(subscribe, () => previewed);
}

export function endPreview(): void {
  show(undefined);
}

interface Reached {
  readonly currentTarget: Element;
}

/** What a button needs so that what it would do is shown before it is pressed. */
export function previewing(action: Judged): {
  onPointerMove(event: Reached & { readonly pointerType: string }): void;
  onPointerLeave(): void;
  onFocus(event: Reached): void;
  onBlur(): void;
} {
  const look = ({ currentTarget }: Reached): void => {
    if (action.may === 'yes' && previewed?.action !== action)
      show({ action, box: (currentTarget.closest('.card') ?? currentTarget).getBoundingClientRect() });
  };
  return {
    onPointerMove: (event) => {
      if (event.pointerType === 'mouse') look(event);
    },
    onPointerLeave: endPreview,
    onFocus: (event) => {
      if (event.currentTarget.matches(':focus-visible')) look(event);
    },
    onBlur: endPreview,
  };
}
