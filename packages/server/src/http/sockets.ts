import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { CLOSED, FromClient, type FromServer, isRefusal } from '@ecumene/client';
import type { Refusal, Seat } from '@ecumene/engine';
import { Compile } from 'typebox/compile';
import { WebSocket, WebSocketServer } from 'ws';
import type { House } from '../operations/house.ts';
import type { SignedIn } from '../people/people.ts';
import { Throttle } from '../people/throttle.ts';
import type { Watcher } from '../play/rooms.ts';
import type { LiveTable } from '../tables/live.ts';
import { NO } from '../tables/refusals.ts';
import { isForeign, whoAsks } from './auth.ts';
import { idIn, readJson, Unreadable } from './json.ts';
import { TOO_OFTEN, UNSEEMLY, WHO } from './replies.ts';
import { seen } from './table-routes.ts';
import { turnAway, Upgrades } from './upgrades.ts';

const PATH = /^\/api\/v1\/tables\/([\w-]{1,60})\/socket$/;
const HERE = 'http://localhost';
/** Each socket is asked so often whether it is still there, but not all in the same moment. */
const HEARTBEAT = 30_000;
const BEATS = 60;
/** How often it is checked whether somebody is still signed in. */
const RECHECK = 60_000;
/** How long somebody who is told to go has to say goodbye. */
const PARTING = 1000;
const isMessage = Compile(FromClient);
/** Faults of form after which a socket is closed. */
const MOST_FAULTS = 50;

/** One open socket of somebody at a table. */
interface Connection {
  readonly socket: WebSocket;
  readonly who: SignedIn | undefined;
  /** With which beat it is asked whether it is still there. */
  readonly beat: number;
  alive: boolean;
}

/** Somebody to whom a socket is promised, or who has one. */
interface Claim {
  readonly person: string | null;
  readonly address: string;
}

/** What somebody wants to see, from where. */
interface Asked {
  readonly address: string;
  readonly id: string;
  readonly wanted: Seat | undefined;
}

/** Somebody who may look at a table, and through whose eyes. */
interface Admitted {
  readonly who: SignedIn | undefined;
  /** Who is said to read what they are told: the person, or else all at their address. */
  readonly reader: string;
  readonly live: LiveTable;
  readonly seat: Seat | null;
  readonly mayWatch: boolean;
}

/** The sockets of everybody who looks at a table. */
export class Sockets {
  readonly #house: House;
  readonly #server: WebSocketServer;
  readonly #upgrades: Upgrades;
  readonly #open = new Set<Connection>();
  /** Those who have been let in or are about to be: so many at once must not slip through together. */
  readonly #claims = new Set<Claim>();
  readonly #checks: Throttle;
  readonly #timers: ReturnType<typeof setInterval>[];
  #welcomed = 0;
  #beat = 0;

  constructor(house: House) {
    this.#house = house;
    const { messageBytes, requestTime, checks, checksAtOnce } = house.base.config.limits;
    this.#upgrades = new Upgrades(requestTime);
    this.#checks = new Throttle(checks, checksAtOnce);
    const options = { noServer: true, maxPayload: messageBytes, perMessageDeflate: false, closeTimeout: PARTING };
    this.#server = new WebSocketServer(options);
    this.#timers = [
      setInterval(() => this.#heartbeat(), HEARTBEAT / BEATS).unref(),
      setInterval(() => this.#recheckQuietly(), RECHECK).unref(),
    ];
  }

  get size(): number {
    return this.#open.size;
  }

  /** A browser or a program wants to open a socket, perhaps too often. */
  upgrade(
    request: IncomingMessage,
    stream: Duplex,
    head: Buffer,
    { address, tooOften }: { readonly address: string; readonly tooOften: boolean },
  ): void {
    this.#upgrades.take(stream);
    if (tooOften) {
      turnAway(stream, 429);
      return;
    }
    const path = request.url ?? '';
    const url = URL.canParse(path, HERE) ? new URL(path, HERE) : undefined;
    const id = PATH.exec(url?.pathname ?? '')?.[1];
    if (id === undefined || isForeign(this.#house.base.config, request.headers)) {
      turnAway(stream, 403);
      return;
    }
    this.#letIn(request, stream, head, { address, id, wanted: url?.searchParams.get('seat') ?? undefined }).catch(
      (error: unknown) => {
        this.#house.base.log.error({ err: error }, 'a socket could not be opened');
        turnAway(stream, 503);
      },
    );
  }

  async #letIn(request: IncomingMessage, stream: Duplex, head: Buffer, asked: Asked): Promise<void> {
    const who = await whoAsks(this.#house.people, request.headers);
    const claim: Claim = { person: who?.person.id ?? null, address: asked.address };
    const refused = this.#tooMany(claim);
    if (!refused) this.#claims.add(claim);
    stream.once('close', () => this.#claims.delete(claim));
    if (stream.destroyed) this.#claims.delete(claim);
    const admitted = refused ? CLOSED.tooMany : await this.#admit(who, asked);
    this.#server.handleUpgrade(request, stream, head, (socket) => {
      socket.on('error', () => socket.terminate());
      if (typeof admitted === 'number') {
        socket.close(admitted);
        return;
      }
      this.#upgrades.keep(stream);
      this.#welcome(socket, admitted);
    });
  }

  async #admit(who: SignedIn | undefined, { address, id, wanted }: Asked): Promise<Admitted | number> {
    const person = who?.person.id ?? null;
    if (who === undefined && wanted !== undefined) return CLOSED.whoAreYou;
    const live = await seen(this.#house, id, person);
    if (isRefusal(live)) return CLOSED.gone;
    const { access } = this.#house;
    const viewer = await access.viewer(live, person, wanted);
    if (isRefusal(viewer)) return CLOSED.gone;
    const mayWatch = await access.mayWatch(live, person);
    return { who, reader: person ?? address, live, seat: viewer.seat, mayWatch };
  }

  #tooMany({ person, address }: Claim): boolean {
    const { socketsPerPerson, socketsPerAddress } = this.#house.base.config.limits;
    let own = 0;
    let near = 0;
    for (const claim of this.#claims) {
      if (person !== null && claim.person === person) own += 1;
      if (claim.address === address) near += 1;
    }
    return own >= socketsPerPerson || near >= socketsPerAddress;
  }

  #welcome(socket: WebSocket, admitted: Admitted): void {
    const beat = this.#welcomed++ % BEATS;
    const connection: Connection = { socket, who: admitted.who, beat, alive: true };
    this.#open.add(connection);
    const talk = new Conversation(this.#house, socket, admitted, this.#checks);
    socket.on('pong', () => {
      connection.alive = true;
    });
    socket.on('message', (data, binary) => {
      // Whoever is told to go can speak on until they are gone, but is not heard.
      if (socket.readyState !== WebSocket.OPEN) return;
      connection.alive = true;
      talk.hear(binary ? undefined : String(data));
    });
    socket.on('close', () => {
      this.#open.delete(connection);
      talk.end();
    });
  }

  #heartbeat(): void {
    this.#beat = (this.#beat + 1) % BEATS;
    for (const connection of this.#open) {
      if (connection.beat !== this.#beat) continue;
      if (!connection.alive) connection.socket.terminate();
      connection.alive = false;
      if (connection.socket.readyState === WebSocket.OPEN) connection.socket.ping();
    }
  }

  #recheckQuietly(): void {
    this.recheck().catch((error: unknown) =>
      this.#house.base.log.warn({ err: error }, 'sessions could not be looked at'),
    );
  }

  /** Those whose session has ended since are to come back and say who they are now. */
  async recheck(): Promise<void> {
    const { db } = this.#house.base.store;
    const hashes = new Set([...this.#open].flatMap(({ who }) => who?.hash ?? []));
    if (hashes.size === 0) return;
    const still = new Set<string>();
    for (const name of ['sessions', 'tokens'] as const) {
      const rows = await db
        .selectFrom(name)
        .select('hash')
        .where('hash', 'in', [...hashes])
        .execute();
      for (const { hash } of rows) still.add(hash);
    }
    for (const { who, socket } of this.#open)
      if (who !== undefined && hashes.has(who.hash) && !still.has(who.hash)) socket.close(CLOSED.restart);
  }

  /** Ends the sockets of a person who signs out, or of one of their sessions. */
  closeOf(person: string, hash?: string): void {
    for (const { who, socket } of this.#open)
      if (who?.person.id === person && (hash === undefined || who.hash === hash)) socket.close(CLOSED.whoAreYou);
  }

  /** Tells everybody to come back, lets nobody else in, and closes. */
  async close(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer);
    this.#server.close();
    for (const { socket } of this.#open) {
      socket.send(JSON.stringify({ is: 'closing', after: 500 + Math.random() * 1500 } satisfies FromServer));
      socket.close(CLOSED.restart);
    }
    const patience = Date.now() + 2000;
    while (this.#open.size > 0 && Date.now() < patience) await new Promise((later) => setTimeout(later, 20));
    this.#upgrades.end();
  }
}

/** What is said through one socket. */
class Conversation implements Watcher {
  readonly #house: House;
  readonly #socket: WebSocket;
  readonly #who: SignedIn | undefined;
  readonly #reader: string;
  #live: LiveTable;
  readonly #throttle: Throttle;
  readonly #checks: Throttle;
  readonly seat: Seat | null;
  readonly delayed: boolean;
  readonly mayWatch: boolean;
  looking = true;
  #greeted = false;
  #faults = 0;

  constructor(house: House, socket: WebSocket, { who, reader, live, seat, mayWatch }: Admitted, checks: Throttle) {
    this.#checks = checks;
    this.#house = house;
    this.#socket = socket;
    this.#who = who;
    this.#reader = reader;
    this.#live = live;
    this.seat = seat;
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
    this.#house.rooms.leave(this.#live, this);
  }

  hear(text: string | undefined): void {
    const { base } = this.#house;
    const often = !this.#throttle.allows('', base.now());
    const message = often || text === undefined ? undefined : this.#read(text);
    if (message === undefined) {
      this.#fault(text === undefined ? null : idIn(text), often ? TOO_OFTEN : UNSEEMLY);
      return;
    }
    if (message.is === 'ping') {
      this.#say({ is: 'pong' });
      return;
    }
    this.#answer(message).catch((error: unknown) => {
      base.log.error({ err: error, table: this.#live.id }, 'a message could not be answered');
      this.#say({ is: 'error', id: 'id' in message ? message.id : null, refusal: NO.busy });
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

  /** Whoever does not know how to speak to us is told so, but not for ever. */
  #fault(id: string | null, refusal: Refusal): void {
    this.#faults += 1;
    if (this.#faults > MOST_FAULTS) {
      this.#socket.close(CLOSED.tooSlow);
      this.#socket.terminate();
    } else this.#say({ is: 'error', id, refusal });
  }

  #say(message: FromServer): void {
    this.send(JSON.stringify(message));
  }

  async #answer(message: Exclude<FromClient, { readonly is: 'ping' }>): Promise<void> {
    if (message.is === 'hello') return this.#greet(message.since);
    if (!this.#greeted) return this.#fault('id' in message ? message.id : null, UNSEEMLY);
    if (message.is === 'story') {
      const { id, since } = message;
      const told = await this.#house.play.story(this.#live.id, this.seat, since, this.#reader);
      return this.#say(told === undefined ? { is: 'error', id, refusal: TOO_OFTEN } : { is: 'story', id, ...told });
    }
    if (message.is === 'looking') return this.#house.rooms.turn(this.#live, this, message.on);
    const person = this.#who?.person;
    if (person === undefined) return this.#fault('id' in message ? message.id : null, WHO);
    if (message.is === 'read') return this.#house.talk.markRead(this.#live.id, person.id, message.upto);
    if (message.is === 'say') {
      const { id, text, to } = message;
      const by = { person: person.id, seat: this.seat, id };
      return this.#say({ is: 'done', id, refusal: (await this.#house.talk.say(this.#live, by, text, to)) ?? null });
    }
    if (this.seat === null) return this.#fault(message.id, NO.seat);
    return this.#play(message, person.id, this.seat);
  }

  async #play(
    message: Extract<FromClient, { is: 'do' | 'check' | 'check-all' | 'suggest' }>,
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
    const suggested = await play.suggest(this.#live.id, seat, message.question);
    if (isRefusal(suggested)) return this.#say({ is: 'error', id, refusal: suggested });
    return this.#say({ is: 'suggested', id, answer: suggested.answer });
  }

  /** Answers are checked where everybody waits, so that nobody may have too many of them checked. */
  #mayCheck(message: FromClient, person: string): boolean {
    const cost = message.is === 'check-all' ? message.answers.length : message.is === 'check' ? 1 : 0;
    return cost === 0 || this.#checks.allows(person, this.#house.base.now(), cost);
  }

  async #greet(since: number | undefined): Promise<void> {
    if (this.#greeted) return;
    this.#greeted = true;
    const { tables, rooms, delays, bots, talk } = this.#house;
    try {
      await tables.look(this.#live.id, async (live) => {
        this.#live = live;
        await talk.arrive(live.id);
        await rooms.enter(live, this, since);
      });
      bots.wake(this.#live);
      if (this.delayed) await delays.enter(this.#live, this, since);
    } finally {
      // Whoever has gone while they were waiting to come in was not yet there to be seen off.
      if (this.#socket.readyState !== WebSocket.OPEN) this.end();
    }
  }
}
