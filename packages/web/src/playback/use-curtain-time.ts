import { useEffect, useRef } from 'react';
import type { Act } from './acts.ts';

/** How long an act stays by itself: so long, and so much more for each line that is new. */
const AN_ACT = 2200;
const AN_ACT_AGAIN = 1000;
const A_LINE = 700;
const LONGEST = 6000;
/** When many wait behind it, each stays shorter, but at least so long. */
const SHORTEST = 700;
/** A blow for whoever looks stays so long at least, whatever waits behind it. */
const A_BLOW = 7000;

interface Showing {
  readonly act: Act | undefined;
  /** Somebody wished to see it once more from its beginning. */
  readonly isEncore: boolean;
  /** What comes of it is still being settled, so that more of it may follow at once. */
  readonly isUnderWay: boolean;
  /** How many acts wait behind it. */
  readonly behind: number;
}

/** Ends an act by itself when there was time to read it. Where it has grown, only what is new takes time. */
export function useCurtainTime({ act, isEncore, isUnderWay, behind }: Showing, isOn: boolean, end: () => void): void {
  const read = useRef(new Map<string, number>());
  const shown = useRef<{ readonly act: Act; readonly from: number; readonly stay: number }>(undefined);
  useEffect(() => {
    if (act === undefined) shown.current = undefined;
    if (act === undefined || !isOn) return undefined;
    const now = performance.now();
    if (shown.current?.act !== act) {
      const before = isEncore ? undefined : read.current.get(act.id);
      const least = before === undefined ? AN_ACT : AN_ACT_AGAIN;
      const fresh = Math.max(0, act.lines.length - (before ?? 0));
      shown.current = { act, from: now, stay: Math.min(LONGEST, least + A_LINE * fresh) };
      if (!isEncore) read.current.set(act.id, act.lines.length);
    }
    const { from, stay } = shown.current;
    const usual = isUnderWay ? LONGEST : Math.max(SHORTEST, stay / (1 + behind / 3));
    const length = act.strikes ? Math.max(A_BLOW, usual) : usual;
    const timer = setTimeout(end, Math.max(0, from + length - now));
    return () => clearTimeout(timer);
  }, [act, isEncore, isUnderWay, behind, isOn, end]);
}
