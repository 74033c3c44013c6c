import { once } from 'node:events';
import { performance } from 'node:perf_hooks';
import type { ServerTable } from '@ecumene/client';
import { must } from '@ecumene/engine';
import { WebSocket } from 'ws';
import { plainAnswer } from './plain-answer.ts';
import { planOf, until, Visitor } from './server.ts';

/** Rounds of a table: so many that none is over while it is measured. */
const ROUNDS = 60;
/** How many sockets are opened at once. */
const AT_ONCE = 50;
/** Who looks on at one quiet table. */
const ONLOOKERS = 5;

/** A table with everybody who sits at it, and the answer everybody waits to see. */
interface Party {
  readonly ports: readonly ServerTable[];
  sent: { readonly at: number; readonly number: number } | undefined;
}

/** How long each answer took until every seat had seen it, and how many there were. */
export interface Answered {
  /** Milliseconds, the shortest first. */
  readonly delays: readonly number[];
  /** How many a second were seen by all. */
  readonly rate: number;
  /** All that were sent, also before it was measured. */
  readonly answers: number;
}

interface Pace {
  /** Answers a second, at all tables together. */
  readonly rate: number;
  /** Milliseconds that are not measured yet, and those that are. */
  readonly warmUp: number;
  readonly measured: number;
}

/** People at many tables who answer at an even pace, and others who only look on. Tables are spread over the servers. */
export class Crowd {
  readonly #addresses: readonly string[];
  readonly #people: readonly Visitor[];
  readonly #parties: Party[] = [];
  readonly #onlookers: WebSocket[] = [];
  #turn = 0;
  #seen: (delay: number) => void = () => {};

  private constructor(addresses: readonly string[], people: readonly Visitor[]) {
    this.#addresses = addresses;
    this.#people = people;
  }

  static async come(addresses: readonly string[], seats: number): Promise<Crowd> {
    const people: Visitor[] = [];
    for (let i = 0; i < seats; i++) people.push(await Visitor.come(must(addresses[0], 'a server'), `Player ${i + 1}`));
    return new Crowd(addresses, people);
  }

  get tables(): number {
    return this.#parties.length;
  }

  get sockets(): number {
    return this.#parties.length * this.#people.length + this.#onlookers.length;
  }

  /** Whoever comes at this place in a row sits at this server. */
  #at(visitor: Visitor, place: number): Visitor {
    return visitor.at(must(this.#addresses[place % this.#addresses.length], 'a server'));
  }

  /** Sits people down until there are so many tables, each of them at a socket of their own. */
  async sit(tables: number): Promise<void> {
    while (this.#parties.length < tables) {
      const here = this.#people.map((one) => this.#at(one, this.#parties.length));
      const seats = here.length;
      const [host, ...others] = here;
      const plan = planOf('bazaar', seats, { options: { rounds: ROUNDS } });
      const { table } = await must(host, 'a host').rest.ask('createTable', {}, plan);
      for (const visitor of others) await visitor.rest.ask('join', { id: table.id }, {});
      const ports = here.map((visitor, seat) => visitor.sit(table, `seat-${seat + 1}`));
      await until(() => ports.every((port) => port.tableView() !== undefined));
      const party: Party = { ports, sent: undefined };
      for (const port of ports) port.subscribe(() => this.#look(party));
      this.#parties.push(party);
    }
  }

  #look(party: Party): void {
    const { sent, ports } = party;
    if (sent === undefined || ports.some((port) => (port.tableView()?.number ?? 0) <= sent.number)) return;
    party.sent = undefined;
    this.#seen(performance.now() - sent.at);
  }

  /** Answers at the tables, so many times a second in all. */
  async answer({ rate, warmUp, measured }: Pace): Promise<Answered> {
    const delays: number[] = [];
    const begun = performance.now();
    let answers = 0;
    let owing = 0;
    this.#seen = (delay) => {
      if (performance.now() - begun > warmUp) delays.push(delay);
    };
    while (performance.now() - begun < warmUp + measured) {
      const owed = ((performance.now() - begun) * rate) / 1000 - owing;
      for (let i = 0; i < owed; i++) {
        owing += 1;
        if (this.#answerNext()) answers += 1;
      }
      await new Promise((later) => setTimeout(later, 1));
    }
    this.#seen = () => {};
    return { delays: delays.toSorted((a, b) => a - b), rate: (delays.length * 1000) / measured, answers };
  }

  #answerNext(): boolean {
    for (let tries = 0; tries < this.#parties.length; tries++) {
      const party = must(this.#parties[this.#turn % this.#parties.length], 'a table');
      this.#turn += 1;
      if (answerAt(party)) return true;
    }
    return false;
  }

  /** Opens sockets until there are so many; those who look on do so at tables where nothing happens. */
  async lookOn(sockets: number): Promise<void> {
    while (this.sockets < sockets) {
      const place = Math.floor(this.#onlookers.length / ONLOOKERS);
      const host = this.#at(must(this.#people[0], 'a host'), place);
      const opened: Promise<unknown>[] = [];
      for (let i = 0; i < AT_ONCE && this.sockets < sockets; i += ONLOOKERS) {
        const { table } = await host.rest.ask('createTable', {}, planOf('bazaar', 2));
        for (let nth = 0; nth < ONLOOKERS; nth++) {
          const url = `${host.address.replace('http', 'ws')}/api/v1/tables/${table.id}/socket`;
          const socket = new WebSocket(url);
          this.#onlookers.push(socket);
          opened.push(once(socket, 'open').then(() => socket.send('{"is":"hello"}')));
        }
      }
      await Promise.all(opened);
    }
  }

  close(): void {
    for (const { ports } of this.#parties) for (const port of ports) port.close();
    for (const socket of this.#onlookers) socket.terminate();
  }
}

/** Gives one answer at a table where nobody waits for one to be seen. */
function answerAt(party: Party): boolean {
  if (party.sent !== undefined) return false;
  for (const port of party.ports) {
    const asked = port.tableView()?.questions.find(({ question }) => question.optional === undefined);
    const given = asked && plainAnswer(asked.question);
    if (asked === undefined || given === undefined) continue;
    party.sent = { at: performance.now(), number: port.tableView()?.number ?? 0 };
    port.request({ do: 'answer', question: asked.id, answer: given.answer }).catch(() => {});
    return true;
  }
  return false;
}

/** What so much of a list lies below, where the list is sorted. */
export function part(sorted: readonly number[], share: number): number {
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
}
