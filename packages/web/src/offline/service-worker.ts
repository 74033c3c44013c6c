/**
 * Keeps the site on the device, so that it opens and plays alone without a network. Pages and files of this build come
 * from the store; what the server says about tables never does.
 */

interface Extendable extends Event {
  waitUntil(until: Promise<unknown>): void;
}
interface Fetching extends Extendable {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}

interface Pushed extends Extendable {
  readonly data: { json(): unknown } | null;
}
interface Clicked extends Extendable {
  readonly notification: Notification;
}
/** What this file runs in, as far as it is needed here. */
interface Keeper {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: { openWindow(address: string): Promise<unknown>; claim(): Promise<void> };
}

const FILES: readonly string[] = JSON.parse('__PRECACHE__');
const STORE = `ecumene ${fingerprint(FILES.join())}`;

/** Tells builds apart; their files carry their own. */
function fingerprint(words: string): string {
  let sum = 0;
  for (const letter of words) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) | 0;
  return (sum >>> 0).toString(36);
}

const isExtendable = (event: Event): event is Extendable => 'waitUntil' in event;
const isFetching = (event: Event): event is Fetching => 'respondWith' in event;

const isPushed = (event: Event): event is Pushed => 'data' in event && 'waitUntil' in event;
const isClicked = (event: Event): event is Clicked => 'notification' in event;
const isKeeper = (scope: object): scope is Keeper => 'registration' in scope && 'clients' in scope;

async function keep(): Promise<void> {
  const store = await caches.open(STORE);
  await store.addAll(FILES);
}

async function forgetOthers(): Promise<void> {
  for (const name of await caches.keys()) if (name.startsWith('ecumene ') && name !== STORE) await caches.delete(name);
}

/** The page of the first visit plays on without a network too; it is of this build. */
async function takeOver(): Promise<void> {
  await forgetOthers();
  if (isKeeper(self)) await self.clients.claim();
}

/** Files of a build carry its mark in their names: what was fetched once is never another. */
const isOfBuild = (request: Request): boolean => new URL(request.url).pathname.startsWith('/assets/');

/** A page is always the one page; a file is the one of this build, else what the network has. What a game needed once is kept. */
async function answer(request: Request): Promise<Response> {
  const store = await caches.open(STORE);
  const kept = request.mode === 'navigate' ? await store.match('/') : await store.match(request);
  if (kept !== undefined) return kept;
  const fetched = await fetch(request);
  if (fetched.ok && isOfBuild(request)) await store.put(request, fetched.clone());
  return fetched;
}

self.addEventListener('install', (event) => {
  if (isExtendable(event)) event.waitUntil(keep());
});

self.addEventListener('activate', (event) => {
  if (isExtendable(event)) event.waitUntil(takeOver());
});

self.addEventListener('fetch', (event) => {
  if (!isFetching(event) || event.request.method !== 'GET') return;
  const address = new URL(event.request.url);
  if (address.origin !== location.origin || address.pathname.startsWith('/api')) return;
  event.respondWith(answer(event.request));
});

/** It is somebody's turn: the server says at which table and what is asked. */
self.addEventListener('push', (event) => {
  if (!isPushed(event) || !isKeeper(self)) return;
  const told: unknown = event.data?.json();
  if (typeof told !== 'object' || told === null) return;
  const { title, text, link } = { title: 'Ecumene', text: '', link: '/lobby', ...told };
  // The same place, whether an open page or the server tells of it: one notice takes the place of the other.
  const { pathname } = new URL(link, location.origin);
  const options = { body: text, tag: pathname, data: link, icon: '/icon-192.png' };
  event.waitUntil(Promise.all([self.registration.showNotification(title, options), showBadge()]));
});

/** The sign of an installed app: a page that is open knows at how many tables. */
async function showBadge(): Promise<void> {
  if ('setAppBadge' in navigator) await navigator.setAppBadge();
}

self.addEventListener('notificationclick', (event) => {
  if (!isClicked(event) || !isKeeper(self)) return;
  const { notification } = event;
  notification.close();
  event.waitUntil(self.clients.openWindow(typeof notification.data === 'string' ? notification.data : '/lobby'));
});
