/** How long another tab may take to let go of a table. */
const LETTING_GO = 2000;

/** What is needed of a browser's locks. */
interface Locks {
  request(name: string, how: LockOptions, held: () => Promise<never>): Promise<unknown>;
}

interface Alone {
  readonly takeOver: boolean;
  /** Nothing where a browser has none to give, as on pages that came over plain http: then nobody is kept out. */
  readonly locks: Locks | undefined;
  /** Another tab has the table, or takes it over. */
  lost(): void;
}

/** A table is held by one tab at a time: until that is closed, or another takes the table over. Whether this one holds it now. */
export function holdAlone(id: string, { takeOver, locks, lost }: Alone): Promise<boolean> {
  if (locks === undefined) return Promise.resolve(true);
  const how = takeOver ? { steal: true } : { signal: AbortSignal.timeout(LETTING_GO) };
  return new Promise((resolve) => {
    locks
      .request(`ecumene ${id}`, how, () => {
        resolve(true);
        return new Promise(() => {});
      })
      .catch((error: unknown) => {
        const theirs = isOfAnotherTab(error);
        if (theirs) lost();
        resolve(!theirs);
      });
  });
}

/** Whether another tab is why a lock was not given or not kept, rather than a browser that forbids locks. */
function isOfAnotherTab(error: unknown): boolean {
  return error instanceof DOMException && (error.name === 'AbortError' || error.name === 'TimeoutError');
}
