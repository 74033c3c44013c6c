import { write } from '../store/store.ts';
import type { Base } from './base.ts';

/** The row of the pulse that is written to see whether writing works; the first one is that of the clocks. */
const PROBE = 2;
/** Milliseconds for which an answer holds: nobody wears the disk out by asking. */
const HOLDS = 1000;

/** Whether the server can do what it is for: what is written down now would be kept. */
export class Health {
  readonly #base: Base;
  #writing: Promise<boolean> | undefined;
  #under = false;
  #asked = 0;

  constructor(base: Base) {
    this.#base = base;
  }

  /** Writes with a timeout: a full disk or a database that does not answer is not healthy. */
  async isWell(): Promise<boolean> {
    const now = performance.now();
    // One that has not come to an end is waited for: a database that is stuck is not to be filled with more of them.
    if (this.#writing === undefined || (!this.#under && now - this.#asked > HOLDS)) {
      this.#asked = now;
      this.#under = true;
      this.#writing = this.#write().finally(() => {
        this.#under = false;
      });
    }
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<boolean>((tell) => {
      timer = setTimeout(() => tell(false), this.#base.config.limits.healthTime);
    });
    const well = await Promise.race([this.#writing, late]);
    clearTimeout(timer);
    return well;
  }

  async #write(): Promise<boolean> {
    const { store, now, log } = this.#base;
    const at = now();
    const probe = store.db.insertInto('pulse').values({ id: PROBE, at });
    try {
      await store.commit([write(probe.onConflict((known) => known.column('id').doUpdateSet({ at })))]);
      return true;
    } catch (error) {
      log.error({ err: error }, 'nothing can be written');
      return false;
    }
  }
}
