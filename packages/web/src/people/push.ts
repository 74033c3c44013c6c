import type { Me } from '@ecumene/client';
import { askWho } from './me.ts';
import { server } from './server.ts';

/** Messages to this browser when it is somebody's turn and they are away. */

/** Whether this browser and this server can do it at all. */
export function canPush({ pushKey }: Me): boolean {
  return pushKey !== null && 'Notification' in window && 'PushManager' in window && 'serviceWorker' in navigator;
}

async function registration(): Promise<ServiceWorkerRegistration | undefined> {
  return navigator.serviceWorker.getRegistration();
}

/** Whether this very browser is told already. */
export async function isTold(): Promise<boolean> {
  return (await (await registration())?.pushManager.getSubscription()) != null;
}

/** Asks the person through the browser, and tells the server where to send messages. Whether they are sent now. */
export async function beTold({ pushKey }: Me): Promise<boolean> {
  const keeper = await registration();
  if (keeper === undefined || pushKey === null || (await Notification.requestPermission()) !== 'granted') return false;
  const subscription = await keeper.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: pushKey });
  const { endpoint, keys } = subscription.toJSON();
  const { p256dh, auth } = keys ?? {};
  if (endpoint === undefined || p256dh === undefined || auth === undefined) return false;
  await server.ask('subscribe', {}, { endpoint, keys: { p256dh, auth } });
  await askWho();
  return true;
}

export async function beToldNoMore(): Promise<void> {
  const subscription = await (await registration())?.pushManager.getSubscription();
  if (subscription == null) return;
  await server.ask('unsubscribe', {}, { endpoint: subscription.endpoint });
  await subscription.unsubscribe();
  await askWho();
}
