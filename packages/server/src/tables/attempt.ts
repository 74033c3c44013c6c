import { same } from '@ecumene/engine';
import type { TableRow } from '../store/schema.ts';
import { Conflict } from '../store/store.ts';
import { newId } from '../store/written.ts';
import type { LiveTable } from './live.ts';
import type { Step } from './step.ts';
import type { TableAction } from './table-action.ts';

/** What is noted about a table in one go, and whether entries of the journal are written with it. */
interface Going {
  readonly facts: Partial<TableRow>;
  readonly entries: boolean;
}

/** An action on its way to disk, however often it is tried. */
export class Attempt {
  readonly request: string | undefined;
  /** Its entries of the journal are written under this id, by which they are found again. */
  readonly id: string;
  /** As soon as it is known. */
  step?: Step;
  /** It has been written: that much is certain. */
  made = false;
  /** What may have been written without entries: nobody has said. */
  readonly #perhaps: Partial<TableRow>[] = [];

  constructor({ request }: Pick<TableAction, 'request'>) {
    this.request = request;
    this.id = request ?? newId();
  }

  async write({ facts, entries }: Going, commit: () => Promise<void>): Promise<void> {
    try {
      await commit();
      this.made = true;
    } catch (error) {
      if (!(error instanceof Conflict) && !entries && Object.keys(facts).length > 0) this.#perhaps.push(facts);
      throw error;
    }
  }

  /**
   * Whether a table, as it was just read, shows that it has been written: by its id in the journal or, without entries, by
   * what is noted about it, the moment included. Another process could note the very same only in the same millisecond.
   */
  isDone({ row, requests }: LiveTable): boolean {
    return requests.has(this.id) || this.#perhaps.some((facts) => same({ ...row, ...facts }, row));
  }
}
