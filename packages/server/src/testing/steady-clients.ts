import { randomUUID } from 'node:crypto';
import { type AnyBot, type Decision, opponent, thoughts } from '@ecumene/bots';
import { type News, RequestFailed, ServerTable, type TableView } from '@ecumene/client';
import {
  branch,
  type Game,
  type Happening,
  isRecord,
  must,
  pick,
  type Refusal,
  randomFrom,
  type Seat,
} from '@ecumene/engine';
import { openStore } from '../store/open.ts';
import { faultsOf, type Sent } from './durability.ts';
import { freePort, type Postgres } from './postgres.ts';
import { ServerProcess } from './process.ts';
import { planOf, Visitor } from './server.ts';

/** How many people play what, until when, and after how many answers of all a server is killed. */
interface Company {
  readonly game: Pick<Game, 'name'>;
  readonly seats: number;
  readonly options: Readonly<Record<string, boolean | number | string>>;
  readonly killAfter: number;
}

interface PlayedThrough {
  readonly acknowledged: number;
  readonly isOver: boolean;
  readonly faults: readonly string[];
}

/** The bot must know whether an answer would be taken before it can go on. */
class Unchecked extends Error {
  readonly answer: unknown;

  constructor(answer: unknown) {
    super('this answer is still to be checked');
    this.answer = answer;
  }
}

type Asked = TableView['questions'][number];

/** A program that plays a seat through the API as `steady` does: what the bot would ask its table it asks the server. */
class SteadyClient {
  readonly sent: Sent[] = [];
  readonly #port: ServerTable;
  readonly #visitor: Visitor;
  readonly #table: string;
  readonly #seat: Seat;
  readonly #bot: AnyBot;
  readonly #address: () => string;
  #heard: Happening[] = [];
  #memory: unknown;

  constructor(visitor: Visitor, table: string, seat: Seat, { game }: Company, address: () => string) {
    this.#visitor = visitor;
    this.#table = table;
    this.#seat = seat;
    this.#address = address;
    this.#bot = must(opponent(game, 'steady'), 'a bot called steady');
    this.#port = new ServerTable(
      { id: table, game: game.name, seat },
      { address: visitor.address, patience: 50, open: (url) => visitor.open(through(url, address())) },
    );
    this.#port.listen((news: readonly News[]) => {
      for (const { happening } of news) this.#heard.push(happening);
    });
  }

  get isOver(): boolean {
    return this.#port.tableView()?.over === true;
  }

  /** How far the table has come, as this seat sees it. */
  get number(): number {
    return this.#port.tableView()?.number ?? 0;
  }

  /** Plays until the game is over, or until it is told to stop. */
  async play(isStopped: () => boolean): Promise<void> {
    let waitedAt = -1;
    while (!isStopped() && !this.isOver) {
      const tableView = this.#port.state() === 'live' ? this.#port.tableView() : undefined;
      const asked = tableView?.questions[0];
      if (tableView === undefined || asked === undefined || waitedAt === tableView.number) {
        await pause(A_MOMENT);
        continue;
      }
      const decision = await this.#decide(tableView, asked);
      this.#memory = decision.memory;
      // What was asked is answered already, and the seat has yet to see that.
      if ('wait' in decision || decision.answer === undefined) waitedAt = tableView.number;
      else await this.#send(asked.id, decision.answer, tableView.number);
    }
  }

  close(): void {
    this.#port.close();
  }

  /** The bot decides again each time the server has said whether one more of its answers would be taken. */
  async #decide(tableView: TableView, asked: Asked): Promise<Decision> {
    const known = new Map<string, Refusal | undefined>();
    const usual = await this.#port.suggest(asked.id);
    const heard = this.#heard;
    for (;;) {
      try {
        const decision = this.#bot.decide(this.#situation(tableView, asked, heard, usual, known));
        this.#heard = this.#heard.slice(heard.length);
        return decision;
      } catch (error) {
        if (!(error instanceof Unchecked)) throw error;
        known.set(JSON.stringify(error.answer), await this.#port.check(asked.id, error.answer));
      }
    }
  }

  #situation(
    { view }: TableView,
    { id, question }: Asked,
    heard: readonly Happening[],
    usual: unknown,
    known: ReadonlyMap<string, Refusal | undefined>,
  ): Parameters<AnyBot['decide']>[0] {
    return {
      seat: this.#seat,
      question,
      floor: question.topic === 'trade',
      view,
      heard,
      memory: this.#memory,
      random: branch(randomFrom(this.#seat), id),
      budget: thoughts(0),
      sample: () => usual,
      list: () => undefined,
      refusal: (answer) => {
        const key = JSON.stringify(answer);
        if (!known.has(key)) throw new Unchecked(answer);
        return known.get(key);
      },
      fallback: () => usual,
      imagine: () => {
        throw new Error('a client cannot imagine tables');
      },
    };
  }

  /** Sends an answer until the server says what became of it, always under the same id. */
  async #send(question: string, answer: unknown, number: number): Promise<void> {
    const id = randomUUID();
    const one: Sent = { table: this.#table, key: `${this.#visitor.id}:${this.#seat}:${id}`, acknowledged: false };
    this.sent.push(one);
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      try {
        const { rest } = this.#visitor.at(this.#address());
        const request = { do: 'answer' as const, question, answer };
        const { refusal } = await rest.ask('act', { id: this.#table, seat: this.#seat }, { id, request });
        one.acknowledged = refusal === null;
        if (isRecord(refusal) && refusal['code'] === 'busy') continue;
        if (refusal === null) await this.#after(number);
        return;
      } catch (error) {
        if (error instanceof RequestFailed && error.status < 500) throw error;
        await pause(A_WHILE);
      }
    }
  }

  /** Waits until the seat sees what it has done. */
  async #after(number: number): Promise<void> {
    for (let i = 0; i < MOST_TRIES && this.number <= number && !this.isOver; i++) await pause(A_MOMENT);
  }
}

const A_MOMENT = 4;
const A_WHILE = 20;
const MOST_TRIES = 2000;

/** The same address of a table through another server. */
function through(url: string, address: string): string {
  const { pathname, search } = new URL(url);
  return `${address.replace('http', 'ws')}${pathname}${search}`;
}

function pause(time: number): Promise<void> {
  return new Promise((later) => setTimeout(later, time));
}

/** Seats of one table play through two servers; one of the two is killed midway and started again. */
export async function playThroughTwo(postgres: Postgres, name: string, company: Company): Promise<PlayedThrough> {
  const database = await postgres.database(name);
  const ports = [await freePort(), await freePort()] as const;
  const servers = await Promise.all(ports.map((port) => ServerProcess.start({ database, port })));
  const addresses = servers.map(({ address }) => address);
  const random = randomFrom(name);
  const anyAddress = (): string => pick(random, addresses);
  const seats = Array.from({ length: company.seats }, (_, i) => `seat-${i + 1}`);
  const visitors = await Promise.all(seats.map((seat) => Visitor.come(anyAddress(), `Person ${seat}`)));
  const [host, ...others] = visitors;
  const plan = planOf(company.game.name, company.seats, { options: company.options });
  const { table } = await must(host, 'a host').rest.ask('createTable', {}, plan);
  for (const visitor of others) await visitor.rest.ask('join', { id: table.id }, {});
  const clients = visitors.map(
    (visitor, i) => new SteadyClient(visitor, table.id, must(seats[i], 'a seat'), company, anyAddress),
  );
  let stopped = false;
  const playing = Promise.all(clients.map((client) => client.play(() => stopped)));
  const answered = (): number =>
    clients.reduce((sum, { sent }) => sum + sent.filter(({ acknowledged }) => acknowledged).length, 0);
  const killed = killMidway(
    () => answered() >= company.killAfter || clients.some(({ isOver }) => isOver),
    async () => {
      await must(servers[1], 'a second server').end('SIGKILL');
      servers[1] = await ServerProcess.start({ database, port: ports[1] });
    },
  );
  await Promise.all([playing, killed]);
  stopped = true;
  const isOver = clients.every((client) => client.isOver);
  for (const client of clients) client.close();
  await Promise.all(servers.map((server) => server.end('SIGTERM')));
  const store = await openStore({ database, data: '' });
  const faults = await faultsOf(
    store,
    table.id,
    clients.flatMap(({ sent }) => sent),
  );
  await store.close();
  return { acknowledged: answered(), isOver, faults };
}

async function killMidway(isTime: () => boolean, kill: () => Promise<void>): Promise<void> {
  while (!isTime()) await pause(A_WHILE);
  await kill();
}
