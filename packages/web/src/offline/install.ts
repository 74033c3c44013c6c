/** Lets the site be kept on the device. A new build takes over when the last page of the old one is closed. */
export function keepOnDevice(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  window.addEventListener('load', () => {
    navigator.serviceWorker.register('/service-worker.js').catch((error: unknown) => {
      console.warn('the site could not be kept on this device', error);
    });
  });
}
