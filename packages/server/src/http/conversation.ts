import { CLOSED, FromClient, type FromServer, isRefusal, MOST_LISTED, PROTOCOL } from '@ecumene/client';
import { type Refusal, type Seat, say } from '@ecumene/engine';
import { Compile } from 'typebox/compile';
import { WebSocket } from 'ws';
import type { House } from '../operations/house.ts';
import type { SignedIn } from '../people/people.ts';
import { Throttle } from '../people/throttle.ts';
import { handOf, type ShownHand, type Watcher } from '../play/watched-tables.ts';
import type { LiveTable } from '../tables/live.ts';
import { NO } from '../tables/refusals.ts';
import { idIn, readJson, Unreadable } from './json.ts';
import { MALFORMED, TOO_OFTEN, WHO } from './replies.ts';
import { newRequestId, tryAgain } from './request-id.ts';

const isMessage = Compile(FromClient);
/** Faults of form after which a socket is closed. */
const MOST_FAULTS = 50;
/** How long the other side may take to hang up. */
const HANGING_UP_MS = 2_000;

/** For a page that was opened before the server was updated. */
const OUTDATED = say('Ecumene was updated. Reload this page to see everything.');

/** Answers are checked where everybody waits: so many of them a message has checked, or as many as that take. */
function costOf(message: FromClient): number {
  switch (message.is) {
    case 'check':
      return 1;
    case 'check-all':
      return message.answers.length;
    case 'list':
      return MOST_LISTED;
    default:
      return 0;
  }
}

/** A person who may see a table, and as which seat or spectator. */
export interface Admitted {
  readonly who: SignedIn | undefined;
  /** Who is said to read what they are told: the person, or else all at their address. */
  readonly reader: string;
  readonly live: LiveTable;
  readonly seat: Seat | null;
  /** The seat whose hand they want to see, if it is shown to them. */
  readonly through: Seat | null;
  readonly mayWatch: boolean;
}

/** What is said through one socket. */
export class Conversation implements Watcher {
  readonly #house: House;
  readonly #socket: WebSocket;
  readonly #who: SignedIn | undefined;
  readonly #reader: string;
  #live: LiveTable;
  readonly #throttle: Throttle;
  readonly #checks: Throttle;
  readonly name: string | null;
  readonly seat: Seat | null;
  readonly through: Seat | null;
  shown: readonly ShownHand[] = [];
  readonly delayed: boolean;
  readonly mayWatch: boolean;
  looking = true;
  #greeted = false;
  #faults = 0;

  constructor(
    house: House,
    socket: WebSocket,
    { who, reader, live, seat, through, mayWatch }: Admitted,
    checks: Throttle,
  ) {
    this.#checks = checks;
    this.#house = house;
    this.#socket = socket;
    this.#who = who;
    this.#reader = reader;
    this.#live = live;
    this.name = who?.person.name ?? null;
    this.seat = seat;
    this.through = through;
    this.mayWatch = mayWatch;
    this.delayed = house.delays.isDelayed(live, seat);
    const { messageRate, messageBurst } = house.base.config.limits;
    this.#throttle = new Throttle(messageRate, messageBurst);
  }

  get person(): string | null {
    return this.#who?.person.id ?? null;
  }

  /** Who reads too slowly is dropped rather than waited for. */
  send(text: string): void {
    if (this.#socket.readyState !== WebSocket.OPEN) return;
    if (this.#socket.bufferedAmount > this.#house.base.config.limits.unreadBytes) {
      this.#house.base.log.info({ table: this.#live.id }, 'a slow reader was dropped');
      this.#socket.terminate();
      return;
    }
    this.#socket.send(text);
  }

  drop(code: number): void {
    this.#socket.close(code);
  }

  end(): void {
    this.#house.delays.leave(this.#live, this);
    this.#house.watchedTables.leave(this.#live, this);
  }

  hear(text: string | undefined): void {
    if (this.#socket.readyState !== WebSocket.OPEN) return;
    const { base } = this.#house;
    const often = !this.#throttle.allows('', base.now());
    const message = often || text === undefined ? undefined : this.#read(text);
    if (message === undefined) {
      this.#fault(text === undefined ? null : idIn(text), often ? TOO_OFTEN : MALFORMED);
      return;
    }
    if (message.is === 'ping') {
      this.#say({ is: 'pong' });
      return;
    }
    this.#answer(message).catch((error: unknown) => {
      const request = newRequestId();
      base.log.error({ request, err: error, table: this.#live.id }, 'a message could not be answered');
      this.#say({ is: 'error', id: 'id' in message ? message.id : null, refusal: tryAgain(request) });
    });
  }

  #read(text: string): FromClient | undefined {
    try {
      const data = readJson(text, this.#house.base.config.limits.jsonDepth);
      return isMessage.Check(data) ? data : undefined;
    } catch (error) {
      if (error instanceof Unreadable) return undefined;
      throw error;
    }
  }

  /** A client that sends invalid messages is told so, but only a limited number of times. */
  #fault(id: string | null, refusal: Refusal): void {
    this.#faults += 1;
    if (this.#faults > MOST_FAULTS) {
      this.#socket.close(CLOSED.tooSlow);
      // If we cut the connection immediately, the client might not learn why.
      setTimeout(() => this.#socket.terminate(), HANGING_UP_MS).unref();
    } else this.#say({ is: 'error', id, refusal });
  }

  #say(message: FromServer): void {
    this.send(JSON.stringify(message));
  }

  async #answer(message: Exclude<FromClient, { readonly is: 'ping' }>): Promise<void> {
    if (message.is === 'hello') return this.#greet(message.since, message.speaks ?? 1);
    if (!this.#greeted) return this.#fault('id' in message ? message.id : null, MALFORMED);
    if (message.is === 'story') {
      const { id, since } = message;
      const told = await this.#house.play.story(this.#live.id, handOf(this)?.seat ?? this.seat, since, this.#reader);
      return this.#say(told === undefined ? { is: 'error', id, refusal: TOO_OFTEN } : { is: 'story', id, ...told });
    }
    if (message.is === 'looking') return this.#house.watchedTables.turn(this.#live, this, message.on);
    const person = this.#who?.person;
    if (person === undefined) return this.#fault('id' in message ? message.id : null, WHO);
    if (message.is === 'read') return this.#house.talk.markRead(this.#live.id, person.id, message.upto);
    if (message.is === 'say') {
      const { id } = message;
      const by = { person: person.id, seat: this.seat, id };
      return this.#say({ is: 'done', id, refusal: (await this.#house.talk.say(this.#live, by, message)) ?? null });
    }
    if (this.seat === null) return this.#fault(message.id, NO.seat);
    return this.#play(message, person.id, this.seat);
  }

  async #play(
    message: Extract<FromClient, { is: 'do' | 'check' | 'check-all' | 'list' | 'suggest' }>,
    person: string,
    seat: Seat,
  ): Promise<void> {
    const { play } = this.#house;
    const { id } = message;
    if (message.is === 'do') {
      const refusal = (await play.request(this.#live.id, person, seat, id, message.request)) ?? null;
      return this.#say({ is: 'done', id, refusal });
    }
    if (!this.#mayCheck(message, person)) return this.#say({ is: 'error', id, refusal: TOO_OFTEN });
    if (message.is === 'check') {
      const refusal = (await play.check(this.#live.id, seat, message.question, message.answer)) ?? null;
      return this.#say({ is: 'checked', id, refusal });
    }
    if (message.is === 'check-all') {
      const refusals = await play.checkAll(this.#live.id, seat, message.question, message.answers);
      return this.#say({ is: 'checked-all', id, refusals: refusals.map((refusal) => refusal ?? null) });
    }
    if (message.is === 'list') {
      return this.#say({ is: 'listed', id, answers: (await play.list(this.#live.id, seat, message.question)) ?? null });
    }
    const suggested = await play.suggest(this.#live.id, seat, message.question);
    if (isRefusal(suggested)) return this.#say({ is: 'error', id, refusal: suggested });
    return this.#say({ is: 'suggested', id, answer: suggested.answer });
  }

  /** Nobody may have too many answers checked. */
  #mayCheck(message: FromClient, person: string): boolean {
    const cost = costOf(message);
    return cost === 0 || this.#checks.allows(person, this.#house.base.now(), cost);
  }

  /** A client that cannot be admitted now must reconnect: on this socket it would wait forever. */
  async #greet(since: number | undefined, speaks: number): Promise<void> {
    if (this.#greeted) return;
    this.#greeted = true;
    try {
      if (!(await this.#enter(since))) this.drop(CLOSED.gone);
      else if (speaks < PROTOCOL && this.#who?.by === 'cookie') this.#say({ is: 'notice', text: OUTDATED });
    } catch (error) {
      this.#house.base.log.error({ err: error, table: this.#live.id }, 'somebody could not be let in');
      this.drop(CLOSED.restart);
    } finally {
      // A client that left while it was waiting to be admitted was never counted as present.
      if (this.#socket.readyState !== WebSocket.OPEN) this.end();
    }
  }

  /** Comes to the table, if there still is one. */
  async #enter(since: number | undefined): Promise<boolean> {
    const { tables, watchedTables, delays, bots, talk, hands } = this.#house;
    const found = await tables.look(this.#live.id, async (live) => {
      this.#live = live;
      await talk.arrive(live.id);
      if (this.seat === null && !this.delayed) this.shown = await hands.shownTo(live, this.person);
      await watchedTables.enter(live, this, since);
      return true;
    });
    if (found === undefined) return false;
    bots.wake(this.#live);
    if (this.delayed) await delays.enter(this.#live, this, since);
    return true;
  }
}
