import type { ReplyOf } from '@ecumene/client';
import { useEffect, useSyncExternalStore } from 'react';
import { usePlace } from '../app/router.tsx';
import { noticeOutside } from '../device/notice.ts';
import { t } from '../text/text.ts';
import { isSomebody } from './me.ts';
import { server } from './server.ts';

/** Where somebody is awaited, whatever page they look at. */

export type Call = ReplyOf<'myCalls'>['calls'][number];

interface Heard {
  readonly calls: readonly Call[];
  /** When, by the clock of this page. */
  readonly at: number;
}

/** Milliseconds until it is asked again. */
const OFTEN = 10_000;
const NOTHING: Heard = { calls: [], at: 0 };
const listeners = new Set<() => void>();
let heard: Heard = NOTHING;
let timer: ReturnType<typeof setInterval> | undefined;

function hear(now: Heard): void {
  const fresh = now.calls.filter((call) => !heard.calls.some((one) => one.table === call.table && one.is === call.is));
  if (now.calls.length === 0 && heard.calls.length === 0) return;
  heard = now;
  for (const listener of listeners) listener();
  for (const call of fresh)
    noticeOutside({ title: call.name, text: callWords(call), path: `/table/${call.table}` }).catch(() => undefined);
  showBadge(now.calls.length).catch(() => undefined);
}

/** The sign of an installed app says at how many tables one is awaited. */
async function showBadge(count: number): Promise<void> {
  if (!('setAppBadge' in navigator)) return;
  await (count === 0 ? navigator.clearAppBadge() : navigator.setAppBadge(count));
}

async function look(): Promise<void> {
  // Whoever was never anybody here is awaited nowhere, and a site without a server is not asked.
  if (!isSomebody()) return hear(NOTHING);
  const { calls } = await server.ask('myCalls', {}, {});
  hear({ calls, at: performance.now() });
}

function lookQuietly(): void {
  look().catch(() => undefined);
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  if (timer === undefined) {
    timer = setInterval(lookQuietly, OFTEN);
    document.addEventListener('visibilitychange', lookQuietly);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
    document.removeEventListener('visibilitychange', lookQuietly);
  };
}

/** Where somebody is awaited, but for the table they look at; it is asked now and then, and on every page anew. */
export function useCalls(): Heard {
  const { pathname } = usePlace();
  const now = useSyncExternalStore(listen, () => heard);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is why it is asked anew.
  useEffect(lookQuietly, [pathname]);
  return { ...now, calls: now.calls.filter(({ table }) => !pathname.startsWith(`/table/${table}`)) };
}

/** What somebody is called to. */
export function callWords({ is, name }: Pick<Call, 'is' | 'name'>, left?: string): string {
  if (is === 'seat-kept') return t('Rematch at {name}. Your seat is reserved.', { name });
  if (is === 'bot-plays') return t('Your time ran out at {name}. A bot plays for you until you are back.', { name });
  return left === undefined
    ? t('Your turn at {name}.', { name })
    : t('Your turn at {name}, {left} left.', { name, left });
}
