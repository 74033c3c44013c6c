import { type Refusal, refuse, say, Table } from '@ecumene/engine';
import { gameNamed } from '../games.ts';
import type { Rooms } from '../play/rooms.ts';
import type { LiveTable } from '../tables/live.ts';
import { savedAt } from '../tables/record.ts';
import { NO } from '../tables/refusals.ts';
import type { Tables } from '../tables/tables.ts';
import type { Base } from './base.ts';

const NOT_BROKEN = refuse('not-broken', say('Nothing is wrong with this table: play on, or undo by consent.'));
const NO_POINT = refuse('no-rest-point', say('Play did not rest there.'));

/** Takes a table that a fault has blocked back to an earlier rest point. */
export class Repair {
  readonly #base: Base;
  readonly #tables: Tables;
  readonly #rooms: Rooms;

  constructor(base: Base, tables: Tables, rooms: Rooms) {
    this.#base = base;
    this.#tables = tables;
    this.#rooms = rooms;
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
    const { checkpoint } = await savedAt(this.#base.store, live, to);
    const refusal = await this.#tables.act(id, {
      begin: (now) => {
        const game = gameNamed(now.row.game);
        const { table } = now;
        if (game === undefined || table === undefined) return NO.notBegun;
        const time = table.journal.filter((entry) => entry.is === 'undone').length + 1;
        const journal = [...table.journal, { is: 'undone' as const, to, time }];
        return Table.resume(game, table.setup, journal, checkpoint, true);
      },
    });
    if (refusal === undefined)
      this.#rooms.tell(id, {
        is: 'notice',
        text: say('A fault blocked this table. It was taken back to where play last rested before it, at entry {to}.', {
          to,
        }),
      });
    return refusal;
  }
}
