import type { Running } from '../server.ts';

/** The next commit about a table goes as it is said here, and those after it as ever. */
export function nextCommit({ house }: Running, id: string, goes: (commit: () => Promise<void>) => Promise<void>): void {
  const { store } = house.base;
  const commit = store.commit.bind(store);
  store.commit = async (writes, about) => {
    if (about !== id) return commit(writes, about);
    store.commit = commit;
    return goes(() => commit(writes, about));
  };
}

/** It is made, then perhaps something else happens, and the reply to it is lost. */
export function loseReply(server: Running, id: string, meanwhile: () => Promise<unknown> = async () => {}): void {
  nextCommit(server, id, async (commit) => {
    await commit();
    await meanwhile();
    throw new Error('Connection terminated unexpectedly');
  });
}
