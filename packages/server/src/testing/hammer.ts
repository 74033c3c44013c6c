import { randomUUID } from 'node:crypto';
import { Declined, type SeatRequest, type Sight, type TableInfo } from '@ecumene/client';
import { isRecord, Table } from '@ecumene/engine';
import { gameNamed } from '../games.ts';
import type { Store } from '../store/store.ts';
import { readBack } from '../store/written.ts';
import { readJournal } from '../tables/record.ts';
import { plainAnswer } from './plain-answer.ts';
import { planOf, type Visitor } from './server.ts';

/** A request that was sent, and whether it was acknowledged as done. */
interface Sent {
  readonly table: string;
  readonly key: string;
  acknowledged: boolean;
}

/** People who play one table after another. */
interface Party {
  readonly visitors: readonly Visitor[];
  readonly game: string;
  readonly options: TableInfo['plan']['options'];
  readonly first?: string;
}

/**
 * Everybody at some tables answers as fast as they can, through any of several addresses, and tries again whatever was
 * not answered: nothing that was acknowledged may be missing afterwards, and nothing may be there twice.
 */
export class Hammer {
  readonly sent: Sent[] = [];
  readonly #addresses: () => readonly string[];
  readonly #tables: string[] = [];
  readonly #parties: Party[] = [];
  #stopped = false;

  constructor(addresses: () => readonly string[]) {
    this.#addresses = addresses;
  }

  get acknowledged(): number {
    return this.sent.filter((one) => one.acknowledged).length;
  }

  /** Makes a table at which these visitors play; when it is over they play another. */
  async table(visitors: readonly Visitor[], game: string, options: Party['options']): Promise<void> {
    const party: Party = { visitors, game, options };
    this.#parties.push({ ...party, first: await this.#open(party) });
  }

  async #open({ visitors, game, options }: Party): Promise<string> {
    const [host, ...others] = visitors.map((visitor) => visitor.at(this.#anyAddress()));
    if (host === undefined) throw new Error('nobody to play');
    const { table } = await host.rest.ask('createTable', {}, planOf(game, visitors.length, { options }));
    for (const visitor of others) await visitor.rest.ask('join', { id: table.id }, {});
    this.#tables.push(table.id);
    return table.id;
  }

  /** Lets everybody play until it is stopped. */
  async play(): Promise<void> {
    await Promise.all(this.#parties.map((party) => this.#party(party)));
  }

  async #party(party: Party): Promise<void> {
    let table = party.first;
    while (!this.#stopped) {
      const at = table ?? (await this.#open(party).catch(() => pause(20)));
      table = undefined;
      if (typeof at === 'string')
        await Promise.all(party.visitors.map((visitor, i) => this.#seat(visitor, at, `seat-${i + 1}`)));
    }
  }

  stop(): void {
    this.#stopped = true;
  }

  async #seat(visitor: Visitor, table: string, seat: string): Promise<void> {
    while (!this.#stopped) {
      try {
        const at = visitor.at(this.#anyAddress());
        const { sight } = await at.rest.ask('sight', { id: table, seat }, {});
        if (!isSight(sight) || sight.over) return;
        const asked = sight.questions.find(({ question }) => question.optional === undefined);
        if (asked === undefined) await pause(5);
        else {
          const { answer } =
            plainAnswer(asked.question) ?? (await at.rest.ask('suggest', { id: table, seat }, { question: asked.id }));
          await this.#send(visitor, table, seat, { do: 'answer', question: asked.id, answer });
        }
      } catch {
        await pause(20);
      }
    }
  }

  /** Sends a request until it is answered, always under the same id. */
  async #send(visitor: Visitor, table: string, seat: string, request: SeatRequest): Promise<void> {
    const id = randomUUID();
    const one: Sent = { table, key: `${visitor.id}:${seat}:${id}`, acknowledged: false };
    this.sent.push(one);
    for (let tries = 0; !one.acknowledged && tries < 2000; tries++) {
      try {
        const { rest } = visitor.at(this.#anyAddress());
        const { refusal } = await rest.ask('act', { id: table, seat }, { id, request });
        if (isRecord(refusal) && refusal['code'] !== 'busy') return;
        one.acknowledged = refusal === null;
      } catch (error) {
        if (error instanceof Declined && error.status < 500) throw error;
      }
      if (!one.acknowledged) await pause(20);
    }
  }

  #anyAddress(): string {
    const addresses = this.#addresses();
    return addresses[Math.floor(Math.random() * addresses.length)] ?? '';
  }

  /** Everything that is wrong with what was kept; nothing, if nothing was lost, doubled or made up. */
  async faults(store: Store): Promise<string[]> {
    const found: string[] = [];
    for (const id of this.#tables) found.push(...(await this.#faultsOf(store, id)));
    return found;
  }

  async #faultsOf(store: Store, id: string): Promise<string[]> {
    const row = await store.db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const kept = await readJournal(store, id, 0);
    const found: string[] = [];
    if (kept.some(({ number }, i) => number !== i) || row.number !== kept.length)
      found.push(`${id}: the journal has gaps, or not the length it says`);
    const requests = kept.flatMap(({ request }) => request ?? []);
    if (new Set(requests).size < requests.length) found.push(`${id}: a request was done twice`);
    const own = this.sent.filter(({ table }) => table === id);
    for (const { key, acknowledged } of own)
      if (acknowledged && !requests.includes(key)) found.push(`${id}: ${key} was acknowledged and is gone`);
    for (const key of requests) if (!own.some((one) => one.key === key)) found.push(`${id}: ${key} was never sent`);
    const game = gameNamed(row.game);
    if (game === undefined) return [...found, `${id}: no such game`];
    try {
      const entries = kept.map(({ entry }) => entry);
      const table = Table.resume(game, readBack(row.setup ?? ''), entries, undefined, false);
      if (table.over !== (row.state === 'over')) found.push(`${id}: it is not over as it says`);
    } catch (error) {
      found.push(`${id}: it cannot be replayed: ${error instanceof Error ? error.message : String(error)}`);
    }
    return found;
  }
}

function isSight(data: unknown): data is Sight {
  return isRecord(data) && Array.isArray(data['questions']);
}

function pause(time: number): Promise<void> {
  return new Promise((later) => setTimeout(later, time));
}
