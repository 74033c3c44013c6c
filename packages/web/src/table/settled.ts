import { useEffect, useState } from 'react';

/** So many milliseconds buttons take no click after they have come where others were: it was meant for those. */
const TO_SETTLE = 400;

/** Whether what is shown in a place has been there for a while; what was there first has. */
export function useSettled(shown: string): boolean {
  const [settled, setSettled] = useState(shown);
  useEffect(() => {
    if (settled === shown) return undefined;
    const timer = setTimeout(() => setSettled(shown), TO_SETTLE);
    return () => clearTimeout(timer);
  }, [shown, settled]);
  return settled === shown;
}
