import { type FromServer, isRefusal, type ServerTable, type TableInfo } from '@ecumene/client';
import { chance, isRecord, pick, type Random, type Seat, same } from '@ecumene/engine';
import { MALFORMED } from '../http/replies.ts';
import type { Store } from '../store/store.ts';
import { readBack } from '../store/written.ts';
import { readJournal } from '../tables/record.ts';
import { NO } from '../tables/refusals.ts';
import { faultsOf, type Sent } from './durability.ts';
import { plainAnswer } from './plain-answer.ts';
import { planOf, until, type Visitor } from './server.ts';
import { type Aim, aimAt, aimedMessage } from './targeted-messages.ts';

/** So many messages of each player are on their way at once. */
const AT_ONCE = 8;
/** So many of the latest messages and questions come back now and then. */
const REMEMBERED = 60;

interface Note extends Sent {
  /** How many of them have not been answered. */
  waiting: number;
}

interface Speaker {
  readonly person: string;
  readonly seat: Seat;
  /** How many messages of theirs have not been answered. */
  waiting: number;
}

/** A table with somebody in every seat. */
export async function sitDown(
  visitors: readonly Visitor[],
  options: TableInfo['plan']['options'] = {},
): Promise<{ readonly table: TableInfo; readonly ports: readonly ServerTable[] }> {
  const [host, ...others] = visitors;
  if (host === undefined) throw new Error('nobody to play');
  const { table } = await host.rest.ask('createTable', {}, planOf('bazaar', visitors.length, { options }));
  for (const visitor of others) await visitor.rest.ask('join', { id: table.id }, {});
  const ports = visitors.map((visitor, i) => visitor.sit(table, `seat-${i + 1}`));
  await until(() => ports.every((port) => port.tableView()));
  return { table, ports };
}

/**
 * Players who send whatever is in order, whether or not they may do it just now: answers good and bad, to what is asked
 * of them, of others or no longer, undoing, talk, and all of that again under the same ids. What is done must be
 * exactly what was acknowledged.
 */
export class MisbehavingPlayer {
  readonly id: string;
  /** What is wrong with how they were answered. */
  readonly #faults: string[] = [];
  readonly #visitors: readonly Visitor[];
  readonly #ports: readonly ServerTable[];
  readonly #random: Random;
  readonly #sent = new Map<string, Note>();
  readonly #past: Record<string, unknown>[] = [];
  readonly #asked: Aim['questions'][number][] = [];
  #made = 0;

  private constructor(id: string, visitors: readonly Visitor[], ports: readonly ServerTable[], random: Random) {
    this.id = id;
    this.#visitors = visitors;
    this.#ports = ports;
    this.#random = random;
  }

  static async gather(visitors: readonly Visitor[], random: Random): Promise<MisbehavingPlayer> {
    const { table, ports } = await sitDown(visitors, { rounds: 60 });
    return new MisbehavingPlayer(table.id, visitors, ports, random);
  }

  get over(): boolean {
    return this.#ports.some((port) => port.tableView()?.over === true);
  }

  /** Sends so many messages, or fewer if the game is over before; says how many. */
  async send(count: number): Promise<number> {
    const each = Math.ceil(count / this.#visitors.length);
    const sent = await Promise.all(this.#visitors.map((visitor, i) => this.#speak(visitor, `seat-${i + 1}`, each)));
    return sent.reduce((sum, one) => sum + one);
  }

  async #speak(visitor: Visitor, seat: Seat, count: number): Promise<number> {
    const url = `${visitor.address.replace('http', 'ws')}/api/v1/tables/${this.id}/socket?seat=${seat}`;
    const socket = visitor.open(url);
    await new Promise((open) => socket.once('open', open));
    const speaker: Speaker = { person: visitor.id, seat, waiting: 0 };
    socket.on('message', (data) => this.#hear(speaker, readBack(String(data))));
    socket.send(JSON.stringify({ is: 'hello' }));
    const answered = (waiting: number) => until(() => speaker.waiting <= waiting);
    let sent = 0;
    try {
      for (; sent < count && !this.over; sent++) {
        socket.send(this.#said(speaker));
        await answered(AT_ONCE);
      }
      await answered(0);
    } catch {
      this.#faults.push(`${this.id}: ${seat} was not answered any more`);
    }
    socket.terminate();
    return sent;
  }

  /** The next message of somebody as the text that is sent; what is to be answered is noted. */
  #said(speaker: Speaker): string {
    const message = this.#next(speaker.seat);
    const { id } = message;
    if (typeof id === 'string') {
      const key = keyOf(speaker, id);
      const note = this.#sent.get(key) ?? { table: this.id, key, acknowledged: false, waiting: 0 };
      if (leavesForLater(message)) note.isPrivate = true;
      this.#sent.set(key, note);
      note.waiting += 1;
      speaker.waiting += 1;
    }
    return JSON.stringify(message);
  }

  /** Something new, perhaps under an id there was before or about what is asked no longer, or just the same once more. */
  #next(seat: Seat): Record<string, unknown> {
    const random = this.#random;
    if (this.#past.length > 0 && chance(random, 1, 8)) return pick(random, this.#past);
    const aim = aimAt(this.#ports);
    remember(this.#asked, ...aim.questions);
    const own = aim.questions.filter((one) => one.seat === seat);
    const there = [own, own, aim.questions, this.#asked].filter((some) => some.length > 0);
    const message = aimedMessage(random, { ...aim, questions: pick(random, there) });
    if (!('id' in message)) return message;
    const alike = this.#past.filter(({ is }) => is === message['is']);
    const id = chance(random, 1, 12) ? alike.at(-1)?.['id'] : undefined;
    const named = { ...message, id: id ?? `${message['is']}-${this.#made++}` };
    remember(this.#past, named);
    return named;
  }

  #hear(speaker: Speaker, message: FromServer): void {
    if (!('id' in message)) return;
    const refusal = 'refusal' in message ? message.refusal : null;
    const note = this.#sent.get(keyOf(speaker, message.id ?? ''));
    if (note === undefined || [NO.busy.code, NO.fault.code, MALFORMED.code].includes(refusal?.code ?? ''))
      this.#faults.push(`${this.id}: ${message.id} was answered with ${JSON.stringify(refusal)}`);
    if (note === undefined) return;
    note.waiting -= 1;
    speaker.waiting -= 1;
    if (message.is === 'done' && refusal === null) note.acknowledged = true;
  }

  /** Everything that is wrong with what was kept, and how often each kind of thing was done. */
  async judge(store: Store): Promise<{ readonly faults: string[]; readonly done: readonly string[] }> {
    const notes = [...this.#sent.values()].map((note) => ({
      ...note,
      refused: !note.acknowledged && note.waiting === 0,
    }));
    const done = (await readJournal(store, this.id, 0)).flatMap(({ entry, request }) => (request ? [entry.is] : []));
    const said = await store.db.selectFrom('talk').select('request').where('table_id', '=', this.id).execute();
    const actions = notes.filter(({ key }) => key.includes(':do-'));
    const words = notes.filter(({ key, acknowledged }) => acknowledged && key.includes(':say-'));
    const wellSaid = same(
      said.map(({ request }) => request).toSorted(),
      words.map(({ key }) => key.replace(/:seat-\d+:/, ':')).toSorted(),
    );
    return {
      done,
      faults: [
        ...this.#faults,
        ...(await faultsOf(store, this.id, actions)),
        ...(wellSaid ? [] : [`${this.id}: what was said is not what was acknowledged`]),
      ],
    };
  }

  /** Whether somebody can still answer what they are asked. */
  playsOn(): Promise<boolean> {
    return until(() => this.#answersOne()).catch(() => false);
  }

  async #answersOne(): Promise<boolean> {
    const answers = this.#ports.flatMap((port) =>
      (port.tableView()?.questions ?? []).map(async ({ id, question }) => {
        const { answer } = plainAnswer(question) ?? { answer: await port.suggest(id) };
        return !isRefusal(await port.request({ do: 'answer', question: id, answer }));
      }),
    );
    return (await Promise.all(answers)).includes(true);
  }

  leave(): void {
    for (const port of this.#ports) port.close();
  }
}

function keyOf({ person, seat }: Speaker, id: string): string {
  return `${person}:${seat}:${id}`;
}

function remember<T>(list: T[], ...more: readonly T[]): void {
  list.push(...more);
  list.splice(0, list.length - REMEMBERED);
}

/** Whether a message leaves something for later, or no longer. */
function leavesForLater({ request }: Record<string, unknown>): boolean {
  return isRecord(request) && (request['do'] === 'stand' || request['do'] === 'stand-down');
}
