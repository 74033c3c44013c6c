import type { Decision, Mishap } from '@ecumene/bots';
import {
  type Event,
  type Happening,
  isRecord,
  mayKnow,
  type Open,
  refusalOf,
  type Seat,
  type Table,
  type World,
} from '@ecumene/engine';
import type { Channel } from './channel.ts';
import { greeting, type Line, questionLine } from './protocol.ts';

/** Beyond its time to think a program gets this many milliseconds for the way there and back. */
const GRACE = 1000;
/** A program that did not come in time so often is not asked any more. */
const PATIENCE = 3;

/** A program elsewhere that plays a seat: questions go there, answers come back. */
export class Outside {
  readonly seat: Seat;
  readonly #table: Table<World, unknown, Event>;
  readonly #channel: Channel;
  readonly #think: number;
  readonly #report: (mishap: Mishap) => void;
  readonly #awaited = new Map<string, (line: Line | undefined) => void>();
  #heard: Happening[] = [];
  #memory: unknown;
  #late = 0;
  #ended: string | undefined;

  constructor(
    table: Table<World, unknown, Event>,
    seat: Seat,
    channel: Channel,
    think: number,
    report: (mishap: Mishap) => void,
  ) {
    this.seat = seat;
    this.#table = table;
    this.#channel = channel;
    this.#think = think;
    this.#report = report;
    channel.onEnd((why) => this.#end(why));
    channel.onLine((text) => this.#read(text));
    channel.send(greeting(table, seat));
  }

  hear(happenings: readonly Happening[]): void {
    for (const happening of happenings) if (mayKnow(happening, this.seat)) this.#heard.push(happening);
  }

  async decide(post: Open): Promise<Decision> {
    const fallback = (what: Mishap['what'], detail: string): Decision => {
      this.#report({ bot: this.#channel.name, seat: this.seat, topic: post.asking.question.topic, what, detail });
      return { answer: post.asking.default() };
    };
    if (this.#ended !== undefined) return fallback('threw', this.#ended);
    if (this.#late >= PATIENCE) return fallback('late', 'it was late too often');
    const line = await this.#ask(post);
    if (line === undefined) {
      this.#late += 1;
      return fallback(this.#ended === undefined ? 'late' : 'threw', this.#ended ?? 'no answer in time');
    }
    this.#heard = [];
    this.#memory = line.memory;
    if (line.wait === true)
      return post.floor ? { wait: true } : fallback('waited', 'only on an open floor may a bot wait');
    const { asking } = post;
    const refusal = refusalOf(asking, line.answer);
    return refusal === undefined ? { answer: line.answer } : fallback('refused', JSON.stringify({ refusal, line }));
  }

  close(): void {
    this.#channel.close();
  }

  #ask(post: Open): Promise<Line | undefined> {
    const sent = questionLine(this.#table, post, { heard: this.#heard, memory: this.#memory, think: this.#think });
    return new Promise((resolve) => {
      const timer = setTimeout(() => done(undefined), this.#think + GRACE);
      const done = (line: Line | undefined): void => {
        clearTimeout(timer);
        this.#awaited.delete(post.id);
        resolve(line);
      };
      this.#awaited.set(post.id, done);
      this.#channel.send(sent);
    });
  }

  #read(text: string): void {
    const line = parsed(text);
    if (line !== undefined) this.#awaited.get(line.id)?.(line);
  }

  #end(why: string): void {
    this.#ended ??= why;
    for (const resolve of this.#awaited.values()) resolve(undefined);
  }
}

/** What a program said, if it can be understood at all. */
function parsed(text: string): Line | undefined {
  try {
    const line: unknown = JSON.parse(text);
    if (!isRecord(line) || typeof line['id'] !== 'string') return undefined;
    return {
      id: line['id'],
      answer: line['answer'],
      memory: line['memory'],
      ...(line['wait'] === true && { wait: true }),
    };
  } catch {
    return undefined;
  }
}
