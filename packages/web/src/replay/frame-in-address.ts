import { useEffect } from 'react';

/** A moment that stays so many milliseconds is written into the address; those that rush by are not. */
const STAYED = 300;

/** The address of the same page at another moment, whatever is to be seen there; nothing, if it is there already. */
export function atFrame(address: string, number: number): string | undefined {
  const url = new URL(address);
  if ((url.searchParams.get('at') ?? '0') === String(number)) return undefined;
  url.searchParams.set('at', String(number));
  url.searchParams.delete('of');
  return url.href;
}

/** Keeps the moment that is shown in the address, so that it is still there when the page is opened again. */
export function useFrameInAddress(number: number | undefined): void {
  useEffect(() => {
    if (number === undefined) return undefined;
    const timer = setTimeout(() => {
      const address = atFrame(location.href, number);
      if (address !== undefined) history.replaceState(history.state, '', address);
    }, STAYED);
    return () => clearTimeout(timer);
  }, [number]);
}
