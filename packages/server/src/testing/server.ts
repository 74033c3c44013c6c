import { type BodyOf, HttpClient, type Place, ServerTable, type TableInfo, type TablePlan } from '@ecumene/client';
import type { Seat } from '@ecumene/engine';
import { WebSocket } from 'ws';
import { type Config, DEFAULTS, LIMITS, type Limits } from '../operations/config.ts';
import { newLog } from '../operations/log.ts';
import { type Given, type Running, serve } from '../server.ts';
import { readBack } from '../store/written.ts';

export type Settings = Partial<Omit<Config, 'limits'>> & { readonly limits?: Partial<Limits> };

/** Seeds that are the same in every run: one after another, from where a server starts. */
function countedSeeds(): () => string {
  let made = 0;
  return () => {
    made += 1;
    return `seed ${made}`;
  };
}

/** A server of its own for a test: on any free port, in memory, with known seeds, and without a pause between bots' answers. */
export function startServer(settings: Settings = {}, given: Given = {}): Promise<Running> {
  const limits: Limits = {
    ...LIMITS,
    botPause: 0,
    idlePause: 0,
    lobbyKept: 0,
    rate: 100_000,
    burst: 100_000,
    listRate: 100_000,
    listBurst: 100_000,
    messageRate: 100_000,
    messageBurst: 100_000,
    talkRate: 100_000,
    talkBurst: 100_000,
    spectatorRate: 100_000,
    spectatorBurst: 100_000,
    newPeople: 10_000,
    socketsPerPerson: 1000,
    socketsPerAddress: 100_000,
    ...settings.limits,
  };
  const config: Config = {
    ...DEFAULTS,
    port: 0,
    host: '127.0.0.1',
    operationsPort: 0,
    data: ':memory:',
    ...settings,
    limits,
  };
  const log = newLog(process.env['ECUMENE_LOG_LEVEL'] ?? 'silent');
  return serve(config, { log, newSeed: countedSeeds(), ...given });
}

/** Somebody who plays through the real API, with a token as a program has. */
export class Visitor {
  readonly id: string;
  readonly name: string;
  readonly token: string;
  readonly address: string;
  readonly rest: HttpClient;
  #cookie: string;

  private constructor(
    id: string,
    name: string,
    by: { readonly token: string; readonly cookie: string },
    address: string,
  ) {
    this.id = id;
    this.name = name;
    this.token = by.token;
    this.address = address;
    this.rest = new HttpClient({ address, token: by.token });
    this.#cookie = by.cookie;
  }

  /** The same person in a browser: what no program may do for them. */
  get page(): HttpClient {
    const { address } = this;
    const reach: typeof fetch = async (url, init) => {
      const headers = { 'content-type': 'application/json', cookie: this.#cookie };
      const reply = await fetch(url, { ...init, headers });
      this.#cookie = reply.headers.get('set-cookie')?.split(';')[0] ?? this.#cookie;
      return reply;
    };
    return new HttpClient({ address, fetch: reach });
  }

  /** A guest who has just come. */
  static async come(address: string, name: string): Promise<Visitor> {
    const json = { 'content-type': 'application/json' };
    const entered = await fetch(`${address}/api/v1/guest`, {
      method: 'POST',
      headers: json,
      body: JSON.stringify({ name }),
    });
    const cookie = (entered.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
    const { person } = readBack<{ person: { id: string } }>(await entered.text());
    const made = await fetch(`${address}/api/v1/tokens`, {
      method: 'POST',
      headers: { ...json, cookie },
      body: JSON.stringify({ name: 'test' }),
    });
    const { token } = readBack<{ token: string }>(await made.text());
    return new Visitor(person.id, name, { token, cookie }, address);
  }

  /** The same person with an account: that ends the token they had, and they make another one. */
  async register(given: BodyOf<'register'>): Promise<Visitor> {
    await this.page.ask('register', {}, given);
    const { token } = await this.page.ask('newToken', {}, { name: 'test' });
    return new Visitor(this.id, given.name ?? this.name, { token, cookie: this.#cookie }, this.address);
  }

  /** The same person somewhere else. */
  at(address: string): Visitor {
    return new Visitor(this.id, this.name, { token: this.token, cookie: this.#cookie }, address);
  }

  open(url: string): WebSocket {
    return new WebSocket(url, { headers: { authorization: `Bearer ${this.token}` } });
  }

  /** The same from a page in a browser. */
  openInPage(url: string): WebSocket {
    return new WebSocket(url, { headers: { cookie: this.#cookie } });
  }

  /** Sits down in a seat, or looks on. */
  sit(table: Pick<TableInfo, 'id' | 'game'>, seat: Seat | null): ServerTable {
    return this.#at({ ...table, seat });
  }

  /** Looks into a hand that is shown to them. */
  seeHand(table: Pick<TableInfo, 'id' | 'game'>, seat: Seat): ServerTable {
    return this.#at({ ...table, seat, onlySees: true });
  }

  #at(place: Place): ServerTable {
    const { address } = this;
    return new ServerTable(place, { address, open: (url) => this.open(url), patience: 50 });
  }
}

/** A server of its own for a test, to which four people have just come: Anna, Ben and Cleo to play, Eve to look on. */
export async function startWithPeople(settings: Settings = {}, given: Given = {}) {
  const server = await startServer(settings, given);
  const [anna, ben, cleo, eve] = await Promise.all([
    Visitor.come(server.address, 'Anna'),
    Visitor.come(server.address, 'Ben'),
    Visitor.come(server.address, 'Cleo'),
    Visitor.come(server.address, 'Eve'),
  ]);
  return { server, anna, ben, cleo, eve };
}

/** A plan with so many seats, the first for whoever makes the table. */
export function planOf(game: string, seats: number, more: Partial<TablePlan> = {}): TablePlan {
  const others = Array.from({ length: seats - 1 }, () => ({ is: 'open' as const }));
  return { game, name: `A table of ${game}`, options: {}, seats: [{ is: 'me' }, ...others], ...more };
}

/**
 * Bots play a game to its end at a table of their own. What bots at other tables were woken for before, they have done by
 * then.
 */
export async function botsPlayElsewhere(host: Visitor): Promise<void> {
  const bot = { is: 'bot' as const, bot: 'random' };
  const plan = planOf('auction', 2, { options: { rounds: 1 }, seats: [bot, bot] });
  const { id } = (await host.rest.ask('createTable', {}, plan)).table;
  await host.rest.ask('start', { id }, {});
  await until(async () => (await host.rest.ask('table', { id }, {})).table.state === 'over');
}

/** Only to end a test that hangs. */
const PATIENCE = 120_000;

/** Waits until something holds, and gives it. */
export async function until<T>(
  look: () => T | undefined | false | null | Promise<T | undefined | false | null>,
): Promise<T> {
  const end = Date.now() + PATIENCE;
  for (;;) {
    const found = await look();
    if (found !== undefined && found !== false && found !== null) return found;
    if (Date.now() > end) throw new Error('waited in vain');
    await new Promise((later) => setTimeout(later, 10));
  }
}

/** A bazaar of many rounds at which these people play. */
export async function bazaarOf(host: Visitor, ...others: readonly Visitor[]): Promise<string> {
  const plan = planOf('bazaar', others.length + 1, { options: { rounds: 30 } });
  const { table } = await host.rest.ask('createTable', {}, plan);
  for (const other of others) await other.rest.ask('join', { id: table.id }, {});
  return table.id;
}
