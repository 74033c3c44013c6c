import { randomUUID } from 'node:crypto';
import {
  type FromClient,
  RequestFailed,
  type SeatRequest,
  ServerTable,
  type TableInfo,
  type TableView,
} from '@ecumene/client';
import { isRecord, pick, type Random, randomFrom, type Seat } from '@ecumene/engine';
import type { Store } from '../store/store.ts';
import { readBack } from '../store/written.ts';
import { faultsOf, type Sent } from './durability.ts';
import { plainAnswer } from './plain-answer.ts';
import { planOf, type Visitor } from './server.ts';

/** People who play one table after another. */
interface Party {
  readonly visitors: readonly Visitor[];
  readonly game: string;
  readonly options: TableInfo['plan']['options'];
  readonly first?: string;
}

/**
 * Everybody at some tables answers as fast as they can, through any of several addresses, half of them through a socket
 * as players do and half by requests as programs do, and tries again whatever was not answered: nothing that was
 * acknowledged may be missing afterwards, and nothing may be there twice.
 */
export class LoadTest {
  readonly sent: Sent[] = [];
  /** How often something was asked again through a socket, because the answer had not come. */
  askedAgain = 0;
  readonly #addresses: () => readonly string[];
  readonly #tables: string[] = [];
  readonly #parties: Party[] = [];
  readonly #turnedAway: string[] = [];
  readonly #random: Random = randomFrom('addresses');
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
    await Promise.all(this.#parties.map((party, i) => this.#party(party, i)));
  }

  async #party(party: Party, nth: number): Promise<void> {
    let table = party.first;
    while (!this.#stopped) {
      const at = table ?? (await this.#open(party).catch(() => pause(20)));
      table = undefined;
      if (typeof at === 'string')
        await Promise.all(
          party.visitors.map((visitor, i) => {
            const seat = `seat-${i + 1}`;
            return (nth + i) % 2 === 0
              ? this.#throughSocket(visitor, { id: at, game: party.game, seat })
              : this.#byRequests(visitor, at, seat);
          }),
        );
    }
  }

  stop(): void {
    this.#stopped = true;
  }

  async #throughSocket(visitor: Visitor, table: { id: string; game: string; seat: Seat }): Promise<void> {
    const asked = new Map<string, Sent>();
    const codes: number[] = [];
    const port = new ServerTable(table, {
      address: visitor.address,
      patience: 50,
      open: (url) => {
        const wire = this.#wire(visitor, url, (message) => this.#noteAsked(visitor, table, message, asked));
        wire.on('close', (code) => codes.push(code));
        return wire;
      },
    });
    while (!this.#stopped && port.tableView()?.over !== true && port.state() !== 'gone') {
      const open = port.state() === 'live' ? firstAsked(port.tableView()) : undefined;
      if (open === undefined) await pause(5);
      else {
        const answer = (plainAnswer(open.question) ?? { answer: await port.suggest(open.id) }).answer;
        const refusal = await port.request({ do: 'answer', question: open.id, answer });
        const one = asked.get(open.id);
        if (refusal !== undefined) await pause(5);
        else if (one !== undefined) one.acknowledged = true;
      }
    }
    if (port.state() === 'gone')
      this.#turnedAway.push(`${table.id}: ${table.seat} was turned away with ${codes.at(-1)}`);
    port.close();
  }

  /** A socket to any of the addresses; whatever is sent through it is noted before. */
  #wire(visitor: Visitor, url: string, note: (message: FromClient) => void) {
    const { pathname, search } = new URL(url);
    const wire = visitor.open(`${this.#anyAddress().replace('http', 'ws')}${pathname}${search}`);
    const send = wire.send.bind(wire);
    return Object.assign(wire, {
      send: (text: string) => {
        note(readBack(text));
        send(text);
      },
    });
  }

  #noteAsked(
    visitor: Visitor,
    { id, seat }: { readonly id: string; readonly seat: Seat },
    message: FromClient,
    asked: Map<string, Sent>,
  ): void {
    if (message.is !== 'do' || message.request.do !== 'answer') return;
    const key = `${visitor.id}:${seat}:${message.id}`;
    if (asked.get(message.request.question)?.key === key) {
      this.askedAgain += 1;
      return;
    }
    const one: Sent = { table: id, key, acknowledged: false };
    asked.set(message.request.question, one);
    this.sent.push(one);
  }

  async #byRequests(visitor: Visitor, table: string, seat: Seat): Promise<void> {
    while (!this.#stopped) {
      try {
        const at = visitor.at(this.#anyAddress());
        const { tableView } = await at.rest.ask('tableView', { id: table, seat }, {});
        if (!isTableView(tableView) || tableView.over) return;
        const asked = firstAsked(tableView);
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
        if (error instanceof RequestFailed && error.status < 500) throw error;
      }
      if (!one.acknowledged) await pause(20);
    }
  }

  #anyAddress(): string {
    return pick(this.#random, this.#addresses());
  }

  /** Everything that is wrong with what was kept; nothing, if nothing was lost, doubled or made up. */
  async faults(store: Store): Promise<string[]> {
    const found = [...this.#turnedAway];
    for (const id of this.#tables) {
      const own = this.sent.filter(({ table }) => table === id);
      found.push(...(await faultsOf(store, id, own)));
    }
    return found;
  }
}

/** What a seat must answer next. */
function firstAsked(tableView: TableView | undefined): TableView['questions'][number] | undefined {
  return tableView?.questions.find(({ question }) => question.optional === undefined);
}

function isTableView(data: unknown): data is TableView {
  return isRecord(data) && Array.isArray(data['questions']);
}

function pause(time: number): Promise<void> {
  return new Promise((later) => setTimeout(later, time));
}
