import type { PersonInfo } from '@ecumene/client';
import { type Refusal, refuse, type Seat, say } from '@ecumene/engine';
import type { Base } from '../operations/base.ts';
import { write } from '../store/store.ts';
import type { LiveTable } from '../tables/live.ts';
import { NO } from '../tables/refusals.ts';
import type { Tables } from '../tables/tables.ts';
import { isStillShown, type ShownHand, type WatchedTables } from './watched-tables.ts';

/** So many spectators may see one hand. */
const MOST_VIEWERS = 20;

const NO_DELAY = refuse('delayed', say('Spectators see this table with a delay. You cannot show them your hand here.'));
const NO_SPECTATOR = refuse('no-spectator', say('You can show your hand only to a spectator who is at the table now.'));
const NO_HOST = refuse('neutral-host', say('The host runs this game and sees no hands. Choose another spectator.'));
const TOO_MANY = refuse('too-many', say('At most {most} spectators can see your hand.', { most: MOST_VIEWERS }));

/** A spectator to whom a player can show the hand. */
export interface Viewer {
  readonly person: PersonInfo;
  readonly here: boolean;
  readonly sees: boolean;
}

/**
 * Hands that players show to spectators of their choice, for as long as they sit there. Only the two of them learn of it:
 * nothing else about the table changes, neither what others are sent nor when the table last changed.
 */
export class ShownHands {
  readonly #base: Base;
  readonly #tables: Tables;
  readonly #watchedTables: WatchedTables;

  constructor(base: Base, tables: Tables, watchedTables: WatchedTables) {
    this.#base = base;
    this.#tables = tables;
    this.#watchedTables = watchedTables;
    base.store.heed((id) => {
      if (id === undefined || !watchedTables.hasSpectators(id)) return;
      this.#tell(id).catch((error: unknown) => base.log.warn({ err: error, table: id }, 'shown hands were not read'));
    });
  }

  /** The hands somebody may see who has no seat. */
  async shownTo(live: LiveTable, person: string | null): Promise<readonly ShownHand[]> {
    if (person === null) return [];
    const rows = await this.#of(live).where('person', '=', person).execute();
    return handsIn(live, person, rows);
  }

  /** The spectators a player can choose from, and who of them sees the hand. */
  async viewers(live: LiveTable, seat: Seat): Promise<readonly Viewer[]> {
    const by = live.seatRow(seat)?.person ?? '';
    const chosen = await this.#of(live).where('seat', '=', seat).where('by_person', '=', by).execute();
    const shown = chosen.map(({ person }) => person);
    const here = this.#watchedTables.spectators(live).filter((person) => person !== live.row.host);
    const people = [...new Set([...shown, ...here])].filter((person) => live.seatsOf(person).length === 0);
    const names = await this.#base.store.db
      .selectFrom('people')
      .select(['id', 'name', 'login'])
      .where('id', 'in', people)
      .orderBy('name')
      .execute();
    return names.map(({ id, name, login }) => ({
      person: { id, name, guest: login === null },
      here: here.includes(id),
      sees: shown.includes(id),
    }));
  }

  /** Shows the hand of a seat to a spectator, or no longer does. */
  async show(live: LiveTable, seat: Seat, by: string, to: string, on: boolean): Promise<Refusal | undefined> {
    if (!live.holds(by, seat)) return NO.seat;
    const refusal = on ? await this.#fault(live, seat, to) : undefined;
    if (refusal !== undefined) return refusal;
    const { store } = this.#base;
    const row = { table_id: live.id, seat, by_person: by, person: to };
    const gone = store.db
      .deleteFrom('shown_hands')
      .where('table_id', '=', live.id)
      .where('seat', '=', seat)
      .where('person', '=', to);
    await store.commit([write(gone), ...(on ? [write(store.db.insertInto('shown_hands').values(row))] : [])], live.id);
    await this.#tell(live.id);
    return undefined;
  }

  async #fault(live: LiveTable, seat: Seat, to: string): Promise<Refusal | undefined> {
    if (live.row.state !== 'playing') return live.row.state === 'gathering' ? NO.notBegun : NO.over;
    if ((live.plan.delayMinutes ?? 0) > 0) return NO_DELAY;
    if (to === live.row.host && live.seatsOf(to).length === 0) return NO_HOST;
    if (!this.#watchedTables.spectators(live).includes(to)) return NO_SPECTATOR;
    const shown = (await this.viewers(live, seat)).filter(({ person, sees }) => sees && person.id !== to);
    return shown.length >= MOST_VIEWERS ? TOO_MANY : undefined;
  }

  /** Those at a table who see another choice of hands than before are told. */
  async #tell(id: string): Promise<void> {
    const live = await this.#tables.open(id);
    if (live === undefined) return;
    const rows = await this.#of(live).execute();
    this.#watchedTables.showHands(live, (person) =>
      handsIn(
        live,
        person,
        rows.filter((row) => row.person === person),
      ),
    );
  }

  #of({ id }: LiveTable) {
    return this.#base.store.db
      .selectFrom('shown_hands')
      .select(['seat', 'by_person', 'person'])
      .where('table_id', '=', id)
      .orderBy('seat');
  }
}

/** The hands somebody is shown of those that were once shown to them. */
function handsIn(
  live: LiveTable,
  person: string,
  rows: readonly { readonly seat: Seat; readonly by_person: string }[],
): ShownHand[] {
  return rows
    .map(({ seat, by_person }) => ({ seat, by: by_person }))
    .filter((hand) => isStillShown(live, person, hand));
}
