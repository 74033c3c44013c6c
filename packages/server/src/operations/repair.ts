import { type Entry, load, type Refusal, refuse, type Saved, say, type World } from '@ecumene/engine';
import { type AnyTable, gameNamed } from '../games.ts';
import { isBlocked } from '../tables/blocked.ts';
import type { LiveTable } from '../tables/live.ts';
import { savedAt, savedFrom } from '../tables/record.ts';
import { NO } from '../tables/refusals.ts';
import { TAKING_UP } from '../tables/table-reader.ts';
import type { Tables } from '../tables/tables.ts';
import { within } from '../tables/time-limit.ts';
import type { Base } from './base.ts';

const NOT_BROKEN = refuse('not-broken', say('Nothing is wrong with this table: play on, or undo by consent.'));
const NO_POINT = refuse('no-rest-point', say('Play did not rest there.'));
const UNSOUND = refuse('unsound', say('The game cannot be taken up from there either. Choose an earlier moment.'));

/** Takes a table that a fault has blocked back to an earlier rest point. */
export class Repair {
  readonly #base: Base;
  readonly #tables: Tables;

  constructor(base: Base, tables: Tables) {
    this.#base = base;
    this.#tables = tables;
  }

  /** Where the table may be taken back to, the latest first. */
  async points(id: string): Promise<{ number: number; where: string[]; at: number }[]> {
    const rows = await this.#base.store.db
      .selectFrom('checkpoints')
      .select(['number', 'place', 'at'])
      .where('table_id', '=', id)
      .orderBy('number', 'desc')
      .execute();
    const kept = rows.map(({ number, place, at }) => ({ number, where: JSON.parse(place), at }));
    const began = { number: 0, where: [], at: (await this.#tables.open(id))?.row.created ?? 0 };
    return kept.some(({ number }) => number === 0) ? kept : [...kept, began];
  }

  /** Whether a rule broke down where the table stands now. */
  async #isBroken({ id, row }: LiveTable): Promise<boolean> {
    const found = await this.#base.store.db
      .selectFrom('reports')
      .select('body')
      .where('table_id', '=', id)
      .where('kind', 'in', ['fault', 'stuck'])
      .execute();
    return found.some(({ body }) => JSON.parse(body).number === row.number);
  }

  /** Takes the table back, and tells everyone. The operator need not prove that it is broken. */
  async back(id: string, to: number, by: { readonly person: string } | 'operator'): Promise<Refusal | undefined> {
    const live = await this.#tables.open(id);
    if (live === undefined) return NO.table;
    if (live.row.state === 'over' || live.row.state === 'abandoned') return NO.over;
    if (by !== 'operator') {
      if (live.row.host !== by.person) return NO.host;
      if (!(await this.#isBroken(live))) return NOT_BROKEN;
    }
    if (!(await this.points(id)).some(({ number }) => number === to) || to >= live.row.number) return NO_POINT;
    const read = await this.#read(live, to);
    if (read === undefined) return UNSOUND;
    const { journal, checkpoint } = read;
    return this.#tables.act(id, {
      begin: (now) => this.#takenBack(now, now.table?.journal ?? journal, checkpoint, to),
      also: ({ row }) => ({
        facts: { rules: gameNamed(row.game)?.version ?? null, frozen: isBlocked(row.frozen) ? null : row.frozen },
      }),
    });
  }

  /** The whole journal and the position at a rest point; nothing where they cannot be read. */
  async #read(
    live: LiveTable,
    to: number,
  ): Promise<{ readonly journal: readonly Entry[]; readonly checkpoint: Saved<World>['checkpoint'] } | undefined> {
    try {
      const { journal } = await savedAt(this.#base.store, live, live.row.number);
      const { checkpoint } = await savedAt(this.#base.store, live, to);
      return { journal, checkpoint };
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
      this.#base.log.warn({ err: error, table: live.id }, 'the journal of a table could not be read');
      return undefined;
    }
  }

  /** The game as it was at a rest point. It may be one that could not be taken up where it stood. */
  #takenBack(
    { row, table }: LiveTable,
    journal: readonly Entry[],
    checkpoint: Saved<World>['checkpoint'],
    to: number,
  ): AnyTable | Refusal {
    const game = gameNamed(row.game);
    if (game === undefined || row.setup === null) return NO.notBegun;
    const time = journal.filter((entry) => entry.is === 'undone').length + 1;
    const kept = savedFrom(row, [...journal, { is: 'undone', to, time, fault: true }], checkpoint);
    const saved = table === undefined ? kept : { ...kept, setup: table.setup };
    try {
      return within(this.#base.config.limits.step * TAKING_UP, () => load(game, saved).table);
    } catch (error) {
      this.#base.log.warn({ err: error, table: row.id }, 'a table could not be taken back');
      return UNSOUND;
    }
  }
}
