import type { Me } from '@ecumene/client';
import { askWho } from './me.ts';
import { server } from './server.ts';

/** Messages to this browser when it is somebody's turn and they are away. */

/** Whether this browser and this server can do it at all. */
export function canPush({ pushKey }: Pick<Me, 'pushKey'>): boolean {
  return pushKey !== null && 'Notification' in window && 'PushManager' in window;
}

async function registration(): Promise<ServiceWorkerRegistration | undefined> {
  return 'serviceWorker' in navigator ? navigator.serviceWorker.getRegistration() : undefined;
}

/** Whether this very browser is told already; it cannot be before the site is kept on the device. */
export async function toldHere(me: Me): Promise<'yes' | 'no' | 'unable'> {
  const keeper = canPush(me) ? await registration() : undefined;
  if (keeper === undefined) return 'unable';
  return (await keeper.pushManager.getSubscription()) === null ? 'no' : 'yes';
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
  const subscription = await (await registration())?.pushManager?.getSubscription();
  if (subscription == null) return;
  await server.ask('unsubscribe', {}, { endpoint: subscription.endpoint });
  await subscription.unsubscribe();
  await askWho();
}
