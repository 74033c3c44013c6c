import { type Doing, useDoing } from './doing.ts';
import { askWho } from './me.ts';
import { server } from './server.ts';

interface Releasing extends Pick<Doing, 'busy' | 'fault'> {
  /** No longer blocks somebody; whether that was done. */
  release(id: string): Promise<boolean>;
}

/** Takes back that one has blocked somebody. */
export function useRelease(): Releasing {
  const { busy, fault, run } = useDoing();
  const release = (id: string): Promise<boolean> =>
    run(async () => {
      await server.ask('unblock', { person: id }, {});
      await askWho();
    });
  return { busy, fault, release };
}
