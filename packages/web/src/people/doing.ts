import { useState } from 'react';
import { whyNot } from './server.ts';

export interface Doing {
  readonly busy: boolean;
  /** Why the last thing was not done, if so. */
  readonly fault: string | undefined;
  /** Does something with the server; whether it was done. */
  run(action: () => Promise<unknown>): Promise<boolean>;
  fail(why: string): void;
}

/** One thing at a time, and what became of it. */
export function useDoing(): Doing {
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | undefined>(undefined);
  const run = async (action: () => Promise<unknown>): Promise<boolean> => {
    setBusy(true);
    setFault(undefined);
    try {
      await action();
      return true;
    } catch (error) {
      setFault(whyNot(error));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, fault, run, fail: setFault };
}
