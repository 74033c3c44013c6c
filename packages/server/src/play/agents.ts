import type { Seat } from '@ecumene/engine';
import type { Base } from '../operations/base.ts';
import type { LiveTable } from '../tables/live.ts';
import type { Tables } from '../tables/tables.ts';
import type { WatchedTables } from './watched-tables.ts';

const LOOK = 5000;

/** Somebody who has gone from a table. */
interface Gone {
  readonly id: string;
  readonly person: string;
  readonly at: number;
}

/**
 * Lets the trading agents of people act once they have been away for a while, and stops them as soon as they are back. Who
 * merely loads the page anew is not away.
 */
export class Agents {
  readonly #base: Base;
  readonly #watchedTables: WatchedTables;
  readonly #tables: Tables;
  readonly #gone = new Map<string, Gone>();
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(base: Base, watchedTables: WatchedTables, tables: Tables) {
    this.#base = base;
    this.#watchedTables = watchedTables;
    this.#tables = tables;
  }

  start(): void {
    this.#timer = setInterval(() => this.#quietly(() => this.look()), LOOK).unref();
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  #quietly(work: () => Promise<void>): void {
    work().catch((error: unknown) => this.#base.log.warn({ err: error }, 'agents could not be seen to'));
  }

  /** Somebody came to a table or went from it. */
  moved({ id }: LiveTable, person: string, here: boolean): void {
    const key = `${id} ${person}`;
    if (here) {
      this.#gone.delete(key);
      this.#quietly(() => this.#tell(id, person, false));
    } else this.#gone.set(key, { id, person, at: this.#base.now() });
  }

  /** Sees who has been away for long enough. */
  async look(): Promise<void> {
    const since = this.#base.now() - this.#base.config.limits.agentPause;
    for (const [key, gone] of this.#gone) {
      if (gone.at > since) continue;
      this.#gone.delete(key);
      if (!(await this.#isHere(gone))) await this.#tell(gone.id, gone.person, true);
    }
  }

  async #isHere({ id, person }: Gone): Promise<boolean> {
    if (this.#watchedTables.here(id, person)) return true;
    const { store, now } = this.#base;
    if (store.is === 'sqlite') return false;
    const here = store.db.selectFrom('presence').select('person').where('table_id', '=', id);
    return (await here.where('person', '=', person).where('until', '>', now()).executeTakeFirst()) !== undefined;
  }

  /** Tells the table, where somebody has an agent there that does not know yet. Nobody else can see that. */
  async #tell(id: string, person: string, away: boolean): Promise<void> {
    const live = await this.#tables.open(id);
    const concerns = (then: LiveTable, seat: Seat): boolean =>
      then.holds(person, seat) && hasAgent(then, seat) && isAway(then, seat) !== away;
    for (const seat of live?.seatsOf(person) ?? []) {
      if (live === undefined || !concerns(live, seat)) continue;
      await this.#tables.act(id, {
        step: (then) => (concerns(then, seat) && then.playing ? { is: 'away', seat, away } : undefined),
      });
    }
  }
}

function hasAgent({ table }: LiveTable, seat: Seat): boolean {
  const agents = table?.game.planning?.agents ?? [];
  return table?.automaticAnswers(seat).some(({ plan, topic }) => plan && agents.includes(topic)) === true;
}

function isAway({ table }: LiveTable, seat: Seat): boolean {
  return table?.automaticAnswers(seat).some(({ topic }) => table.hasAgent(seat, topic)) === true;
}
