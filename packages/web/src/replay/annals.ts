import { isTableView, type News, pageByPage, type TableInfo, type TableView } from '@ecumene/client';
import { isRecord, type Seat } from '@ecumene/engine';
import { server } from '../people/server.ts';
import { Calls, CLOSED } from '../port/calls.ts';
import { wordsForBroken } from '../port/failure.ts';
import { newTableId } from '../port/new-table.ts';
import type { FromWorker, ToWorker } from '../port/protocol.ts';
import type { Eyes, OpenedTable, Proof, Studied, StudyCall } from './study-protocol.ts';

/** Everything that happened at a table, to be looked at. What is not offered cannot be done with this one. */
export interface Annals {
  readonly about: OpenedTable;
  /** Where the table itself is, if it has a page. */
  readonly home: string | undefined;
  /** What the table is called, if it has a name. */
  readonly name: string | undefined;
  at(number: number, eyes: Eyes): Promise<TableView>;
  story(eyes: Eyes): Promise<readonly News[]>;
  /** A copy to play on in from there, as somebody, against bots; where to find it. */
  whatIf?(number: number, eyes: Eyes, seat: Seat): Promise<string>;
  /** From which moments a copy can begin: any, or only the latest. */
  readonly whatIfFrom: 'anywhere' | 'now';
  /** The position to be given to others. */
  position?(number: number, eyes: Eyes): Promise<unknown>;
  scenario?(number: number, eyes: Eyes, name: string): Promise<unknown>;
  verify?(): Promise<Proof>;
  close(): void;
}

/** A table looked at in a worker of this page. */
class InWorker implements Annals {
  readonly #worker = new Worker(new URL('../port/solo.worker.ts', import.meta.url), { type: 'module', name: 'study' });
  readonly #calls = new Calls();
  readonly #promised: string | null;
  about: OpenedTable = { game: '', length: 0, over: false, open: false, seats: [], eyes: [], whole: false };
  readonly home: string | undefined;
  readonly name: string | undefined;
  readonly whatIfFrom = 'anywhere';

  constructor(home: string | undefined, name: string | undefined, promised: string | null) {
    this.home = home;
    this.name = name;
    this.#promised = promised;
    this.#worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => this.#hear(data));
    this.#worker.addEventListener('error', (event) => this.#calls.drop(wordsForBroken(event)));
  }

  async takeUp(of: Studied): Promise<this> {
    const about = await this.#ask({ is: 'take-up', of });
    if (!isOpenedTable(about)) throw new Error('the table could not be taken up');
    this.about = about;
    return this;
  }

  async at(number: number, eyes: Eyes): Promise<TableView> {
    const tableView = await this.#ask({ is: 'at', number, eyes });
    if (!isTableView(tableView)) throw new Error('the table could not be shown');
    return tableView;
  }

  async story(eyes: Eyes): Promise<readonly News[]> {
    const story = await this.#ask({ is: 'story', eyes });
    return isStory(story) ? story : [];
  }

  async whatIf(number: number, eyes: Eyes, seat: Seat): Promise<string> {
    const id = newTableId();
    await this.#ask({ is: 'what-if', number, eyes, seat, id });
    return `/solo/${id}`;
  }

  position(number: number, eyes: Eyes): Promise<unknown> {
    return this.#ask({ is: 'position', number, eyes });
  }

  scenario(number: number, eyes: Eyes, name: string): Promise<unknown> {
    return this.#ask({ is: 'scenario', number, eyes, name });
  }

  async verify(): Promise<Proof> {
    const proof = await this.#ask({ is: 'verify', promised: this.#promised });
    if (!isProof(proof)) throw new Error('the table could not be proved');
    return proof;
  }

  close(): void {
    this.#worker.terminate();
    this.#calls.drop(CLOSED);
  }

  #ask(call: StudyCall): Promise<unknown> {
    return this.#calls.ask((number) => {
      const message: ToWorker = { say: 'study', call: number, ...call };
      this.#worker.postMessage(message);
    });
  }

  #hear(message: FromWorker): void {
    if (message.say === 'answered') this.#calls.answered(message.call, message.value);
    if (message.say === 'failed' && message.call !== null) this.#calls.failed(message.call, message.why);
  }
}

/** The worker and the server are ours: what they say has the form it was made with. */
function isOpenedTable(value: unknown): value is OpenedTable {
  return isRecord(value) && 'eyes' in value;
}

function isStory(value: unknown): value is readonly News[] {
  return Array.isArray(value);
}

function isProof(value: unknown): value is Proof {
  return isRecord(value) && 'commitment' in value;
}

/** A table kept on this device. */
export function annalsOnDevice(id: string): Promise<Annals> {
  return new InWorker(`/solo/${id}`, undefined, null).takeUp({ kept: id });
}

/** A table or a position that somebody has given away. */
export function annalsOf(saved: unknown): Promise<Annals> {
  return new InWorker(undefined, undefined, null).takeUp({ saved });
}

/** A table on the server. When it is over, it is taken away whole and looked at here. */
export async function annalsOnServer(id: string): Promise<Annals> {
  const { table } = await server.ask('table', { id }, {});
  const home = `/table/${id}`;
  if (table.state === 'over' && !table.whatIf) {
    const saved = await server.ask('exportTable', { id }, {});
    return new InWorker(home, table.name, table.commitment).takeUp({ saved });
  }
  return new Afar(table);
}

/** A table on the server that goes on: seen as the server shows it. */
class Afar implements Annals {
  readonly #id: string;
  readonly about: OpenedTable;
  readonly home: string;
  readonly name: string;
  readonly whatIfFrom = 'now';

  constructor({ id, name, game, number, state, seats, mine, whatIf, imported }: TableInfo) {
    this.#id = id;
    this.name = name;
    this.home = `/table/${id}`;
    const over = state === 'over';
    this.about = {
      game,
      length: number,
      over,
      open: over,
      seats: seats.map(({ seat }) => seat),
      eyes: mine,
      whole: !whatIf && !imported,
    };
  }

  async at(number: number, eyes: Eyes): Promise<TableView> {
    const { tableView } = await server.ask('replay', { ...this.#through(eyes), at: String(number) }, {});
    return tableView;
  }

  story(eyes: Eyes): Promise<readonly News[]> {
    return pageByPage(0, (since) => server.ask('story', { ...this.#through(eyes), since: String(since) }, {}));
  }

  async whatIf(_: number, eyes: Eyes): Promise<string> {
    const { table } = await server.ask('whatIf', this.#through(eyes), {});
    return `/table/${table.id}`;
  }

  close(): void {}

  #through(eyes: Eyes): { readonly id: string; readonly seat?: Seat } {
    return eyes === null ? { id: this.#id } : { id: this.#id, seat: eyes };
  }
}
