import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { CLOSED, type FromServer, isRefusal } from '@ecumene/client';
import type { Seat } from '@ecumene/engine';
import { WebSocket, WebSocketServer } from 'ws';
import type { House } from '../operations/house.ts';
import type { SignedIn } from '../people/people.ts';
import { Throttle } from '../people/throttle.ts';
import { isForeign, whoAsks } from './auth.ts';
import { type Admitted, Conversation } from './conversation.ts';
import { viewed } from './table-routes.ts';
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
  /** The seat whose hand is to be seen, by a spectator. */
  readonly through: Seat | undefined;
}

/** The sockets of everyone who is viewing a table. */
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
    const wanted = url?.searchParams.get('seat') ?? undefined;
    const through = url?.searchParams.get('through') ?? undefined;
    this.#letIn(request, stream, head, { address, id, wanted, through }).catch((error: unknown) => {
      this.#house.base.log.error({ err: error }, 'a socket could not be opened');
      turnAway(stream, 503);
    });
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

  async #admit(who: SignedIn | undefined, { address, id, wanted, through }: Asked): Promise<Admitted | number> {
    const person = who?.person.id ?? null;
    if (who === undefined && wanted !== undefined) return CLOSED.whoAreYou;
    const viewer = await viewed(this.#house, id, person, wanted);
    if (isRefusal(viewer)) {
      this.#house.base.log.info({ table: id, seat: wanted, why: viewer.code }, 'a socket was turned away');
      return CLOSED.gone;
    }
    const mayWatch = await this.#house.access.mayWatch(viewer.live, person);
    return { who, reader: person ?? address, ...viewer, through: through ?? null, mayWatch };
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
      // A client that was told to disconnect may still send messages; they are ignored.
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
