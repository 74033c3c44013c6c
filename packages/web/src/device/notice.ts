/** A notice outside the page, while a page of ours is open but not looked at. */
export interface DeviceNotice {
  readonly title: string;
  readonly text: string;
  /** Where it leads; a newer notice that leads there takes its place. */
  readonly path: string;
}

/** Shows a notice where the person has allowed notices, and is not looking at this page. */
export async function noticeOutside({ title, text, path }: DeviceNotice): Promise<void> {
  if (!document.hidden || !('Notification' in window) || Notification.permission !== 'granted') return;
  const keeper = await navigator.serviceWorker?.getRegistration();
  await keeper?.showNotification(title, { body: text, tag: path, data: path, icon: '/icon-192.png' });
}
