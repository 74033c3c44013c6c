import { isRefusal } from '@ecumene/client';
import { type Refusal, render, type Seat } from '@ecumene/engine';
import { deleteTable } from '../lobby/delete-table.ts';
import { openExistingStore } from '../store/open.ts';
import type { TableRow } from '../store/schema.ts';
import { readBack, unknownSeed } from '../store/written.ts';
import { readRecord } from '../tables/record.ts';
import { CannotBeDone } from './cannot-be-done.ts';
import type { Config } from './config.ts';
import { buildHouse, type House } from './house.ts';
import { newLog } from './log.ts';

const MOST_LISTED = 1000;

/** What an operator can do to a server's tables and people, whether it is running or not. */
export class Admin {
  readonly #house: House;

  private constructor(house: House) {
    this.#house = house;
  }

  /** The same through a server that is running. */
  static of(house: House): Admin {
    return new Admin(house);
  }

  static async open(config: Config): Promise<Admin> {
    const store = await openExistingStore(config);
    const base = { store, config, log: newLog('silent'), now: Date.now, newSeed: unknownSeed };
    return new Admin(await buildHouse(base));
  }

  async close(): Promise<void> {
    const { delays, pool, base } = this.#house;
    delays.stop();
    await pool.close();
    await base.store.close();
  }

  get house(): House {
    return this.#house;
  }

  async list(state: TableRow['state'] | undefined): Promise<unknown[]> {
    const query = this.#house.base.store.db
      .selectFrom('tables')
      .leftJoin('people', 'people.id', 'tables.host')
      .select(['tables.id', 'game', 'tables.name', 'people.name as host', 'state', 'number', 'frozen', 'changed']);
    const wanted = state === undefined ? query : query.where('state', '=', state);
    return wanted.orderBy('changed', 'desc').limit(MOST_LISTED).execute();
  }

  /** Everything about a table but its secrets. */
  async inspect(id: string): Promise<unknown> {
    const record = await this.#record(id);
    const { setup, invite, prologue, ...row } = record.row;
    const reports = await this.reports(id);
    return {
      ...row,
      plan: record.plan,
      clock: readBack(row.clock),
      motions: readBack(row.motions),
      waiting: readBack(row.waiting),
      begun: setup !== null,
      invited: invite !== null,
      prologue: readBack<unknown[]>(prologue).length,
      seats: record.seats,
      people: [...record.people.values()],
      reports,
    };
  }

  async #record(id: string) {
    const record = await readRecord(this.#house.base.store, id);
    if (record === undefined) throw new CannotBeDone(`there is no table ${id}`);
    return record;
  }

  async freeze(id: string, why: string | null): Promise<void> {
    await this.#record(id);
    this.#must(await this.#house.tables.act(id, { also: () => ({ facts: { frozen: why } }) }));
  }

  async handOver(id: string, seat: Seat, to: 'bot' | 'anyone' | 'nobody'): Promise<void> {
    await this.#record(id);
    this.#must(await this.#house.lobby.handOver(id, seat, to));
  }

  async back(id: string, to: number): Promise<void> {
    await this.#record(id);
    this.#must(await this.#house.repair.back(id, to, 'operator'));
  }

  async remove(id: string): Promise<void> {
    await this.#record(id);
    await deleteTable(this.#house.base, this.#house.tables, id);
  }

  /** A secret with which somebody sets a new password, for a server that sends no mail. */
  async resetPassword(login: string): Promise<string> {
    const reset = await this.#house.people.forgot(login);
    if (reset === undefined) throw new CannotBeDone(`nobody is called ${login}`);
    return `${this.#house.base.config.address ?? ''}/reset#${reset.secret}`;
  }

  /** Does something about a person or a range of addresses. */
  async moderate(
    deed: 'person' | 'ban' | 'unban' | 'mute' | 'unmute' | 'wipe' | 'role' | 'block' | 'unblock',
    whom: string,
    words: string,
    days: number | undefined,
  ): Promise<unknown> {
    const { moderation, tables } = this.#house;
    const act = { by: null, why: words, days };
    if (deed === 'block') return moderation.block(whom, act);
    if (deed === 'unblock') return moderation.unblock(whom, act);
    const person = await moderation.find(whom);
    switch (deed) {
      case 'person':
        return { ...(await moderation.person(person.id)), addresses: await moderation.addressesOf(person.id) };
      case 'ban':
        return moderation.ban(person.id, act);
      case 'mute':
        return moderation.mute(person.id, act);
      case 'unban':
      case 'unmute':
        return moderation.lift(deed === 'unban' ? 'ban' : 'mute', person.id, act);
      case 'wipe':
        for (const id of await moderation.wipe(person, act)) await tables.act(id, { also: () => ({ renamed: true }) });
        return undefined;
      case 'role':
        if (words !== 'moderator' && words !== 'player') throw new CannotBeDone('a person is a moderator or a player');
        if (person.login === null) throw new CannotBeDone('a guest cannot be a moderator: they need an account');
        return moderation.setRole(person.id, words, { by: null, why: '' });
    }
  }

  async reports(table?: string): Promise<unknown[]> {
    const query = this.#house.base.store.db.selectFrom('reports').selectAll().orderBy('at', 'desc').limit(200);
    const rows = await (table === undefined ? query : query.where('table_id', '=', table)).execute();
    return rows.map((row) => ({ ...row, body: readBack(row.body) }));
  }

  #must(refusal: Refusal | undefined): void {
    if (isRefusal(refusal)) throw new CannotBeDone(render(refusal.text));
  }
}
