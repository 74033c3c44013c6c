import { type Me, plainName, withWork } from '@ecumene/client';
import { useEffect, useSyncExternalStore } from 'react';
import { remembered } from '../device/memory.ts';
import { t } from '../text/text.ts';
import { isAway, isNowhere, server } from './server.ts';

export type Person = NonNullable<Me['person']>;

/** What this page knows about who looks at it. */
export type Known =
  | { readonly is: 'asking' }
  /** There is no server here, or it cannot be reached. */
  | { readonly is: 'away' }
  | { readonly is: 'here'; readonly me: Me };

const ASKING: Known = { is: 'asking' };
const NAME = 'ecumene.name';
/** Who looks at this browser, so that its other tabs notice when somebody else does. */
const WHO = 'ecumene.who';
/** Milliseconds until a server that could not say who we are is asked again; twice as long each time. */
const SOON = 2000;
const LONGEST = 60_000;
const listeners = new Set<() => void>();
let known: Known = ASKING;
let asking: Promise<void> | undefined;
let patience = SOON;
let again: ReturnType<typeof setTimeout> | undefined;

function know(now: Known): void {
  known = now;
  for (const listener of listeners) listener();
}

/** The server said who we are. */
export function heardOf(me: Me): void {
  patience = SOON;
  remembered.set(WHO, me.person?.id ?? '');
  know({ is: 'here', me });
}

/** Asks the server who we are; where it cannot say so now, again after a while as long as somebody wants to know. */
export function askWho(): Promise<void> {
  clearTimeout(again);
  asking ??= server
    .ask('me', {}, {})
    .then(heardOf, (error: unknown) => {
      if (isAway(error) || known.is === 'asking') know({ is: 'away' });
      if (!isNowhere(error)) askAgain();
    })
    .finally(() => {
      asking = undefined;
    });
  return asking;
}

function askAgain(): void {
  again = setTimeout(() => {
    if (listeners.size > 0) void askWho();
  }, patience);
  patience = Math.min(patience * 2, LONGEST);
}

window.addEventListener('online', () => void askWho());
// What is being asked already may be answered as it was before somebody came or went in another tab.
window.addEventListener('storage', ({ key }) => {
  if (key === WHO) void (asking ?? Promise.resolve()).then(askWho);
});

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useKnown(): Known {
  const now = useSyncExternalStore(subscribe, () => known);
  useEffect(() => {
    if (known.is !== 'here') void askWho();
  }, []);
  return now;
}

/** Whoever looks at this page, if that is somebody. */
export function usePerson(): Person | undefined {
  const now = useKnown();
  return now.is === 'here' ? (now.me.person ?? undefined) : undefined;
}

/** Whether somebody was here who has not signed out, as far as this browser knows. */
export function isSomebody(): boolean {
  return (remembered.get(WHO) ?? '') !== '';
}

/** The name somebody gave here before. */
export function usualName(): string {
  return remembered.get(NAME) ?? '';
}

/** Makes sure that whoever looks at this page is somebody: a guest needs nothing but a name. */
export async function beSomebody(name: string): Promise<void> {
  if (known.is === 'here' && known.me.person !== null) return;
  const plain = plainName(name);
  if (plain === '') throw new Error(t('Enter a name with visible characters.'));
  heardOf(await withWork((shown) => server.ask('guest', {}, { name: plain, ...shown })));
  remembered.set(NAME, plain);
}
