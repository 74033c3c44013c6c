import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { ServerTable } from '@ecumene/client';
import { newRow, newTableWrites, seatRow } from '../lobby/create-table.ts';
import { DEFAULTS, LIMITS } from '../operations/config.ts';
import { newLog } from '../operations/log.ts';
import { openStore } from '../store/open.ts';
import type { Store } from '../store/store.ts';
import { newId, readBack, unknownSeed } from '../store/written.ts';
import type { AttackName, Tally } from './attacks.ts';
import { processorTime } from './capacity.ts';
import { Guest } from './guest.ts';
import { plainAnswer } from './plain-answer.ts';
import { ServerProcess } from './process.ts';
import { planOf, until } from './server.ts';

const PROGRAM = fileURLToPath(
  import.meta.url.replace('/server/src/', '/server/dist/').replace(/abuse\.(ts|js)$/, 'attack-process.js'),
);
const TABLES = 6;
const SEATS = 3;
/** Milliseconds between two honest answers. */
const EVERY = 60;
/** Tables that stand in the lobby. */
const WAITING_TABLES = 20_000;
/** Milliseconds by which a median may differ for no reason on a busy machine. */
const NOISE = 5;
const PASSWORD = 'correct horse battery';

interface Delays {
  readonly median: number;
  readonly late: number;
  readonly answers: number;
  /** The share of one processor the server used meanwhile. */
  readonly processor: number;
}

export interface AbuseFigure {
  readonly attack: AttackName;
  /** Milliseconds until an answer at another table was seen by all: half of them, and 99 of 100. */
  readonly quiet: Delays;
  readonly attacked: Delays;
  /** What became of what was sent. */
  readonly sent: Tally;
}

export interface AbuseReport {
  readonly figures: readonly AbuseFigure[];
  readonly faults: readonly string[];
}

/** People at some tables who answer at an even pace, and how long each answer takes until everybody there has seen it. */
class Honest {
  readonly #parties: ServerTable[][] = [];
  readonly #server: ServerProcess;
  readonly #people: Guest[];

  constructor(server: ServerProcess, people: Guest[]) {
    this.#server = server;
    this.#people = people;
  }

  static async come(server: ServerProcess): Promise<Honest> {
    const { address } = server;
    const names = ['Anna', 'Ben', 'Cleo'].slice(0, SEATS);
    const people = await Promise.all(names.map((name, i) => Guest.come(address, `192.0.2.${i + 1}`, name)));
    const honest = new Honest(server, people);
    for (let i = 0; i < TABLES; i++) await honest.#sit();
    return honest;
  }

  async #sit(): Promise<void> {
    const [host, ...others] = this.#people;
    if (host === undefined) return;
    const { table } = await host.rest.ask('createTable', {}, planOf('bazaar', SEATS, { options: { rounds: 60 } }));
    for (const other of others) await other.rest.ask('join', { id: table.id }, {});
    const ports = this.#people.map(
      (guest, i) =>
        new ServerTable(
          { id: table.id, game: 'bazaar', seat: `seat-${i + 1}` },
          { address: this.#server.address, open: (url) => guest.open(url), patience: 50 },
        ),
    );
    await until(() => ports.every((port) => port.tableView() !== undefined));
    this.#parties.push(ports);
  }

  /** Plays for so many seconds. */
  playFor(seconds: number): Promise<Delays> {
    const end = performance.now() + seconds * 1000;
    return this.play(() => performance.now() < end);
  }

  /** Plays as long as `on` lets it, and says how long each answer took. */
  async play(on: () => boolean): Promise<Delays> {
    const delays: number[] = [];
    const before = await processorTime([this.#server]);
    const begun = performance.now();
    for (let turn = 0; on(); turn++) {
      const ports = this.#parties[turn % this.#parties.length] ?? [];
      await this.#answer(ports, delays);
      await new Promise((later) => setTimeout(later, Math.max(0, begun + (turn + 1) * EVERY - performance.now())));
    }
    const sorted = delays.toSorted((a, b) => a - b);
    const at = (share: number): number => Math.round((sorted[Math.floor(sorted.length * share)] ?? 0) * 10) / 10;
    const used = (await processorTime([this.#server])) - before;
    const processor = Math.round((100 * used) / (performance.now() - begun)) / 100;
    return { median: at(0.5), late: at(0.99), answers: delays.length, processor };
  }

  async #answer(ports: readonly ServerTable[], delays: number[]): Promise<void> {
    for (const port of ports) {
      const asked = port.tableView()?.questions.find(({ question }) => question.optional === undefined);
      const given = asked && plainAnswer(asked.question);
      if (asked === undefined || given === undefined) continue;
      const number = port.tableView()?.number ?? 0;
      const sent = performance.now();
      const seen = Promise.all(ports.map((one) => seenAfter(one, number)));
      if ((await port.request({ do: 'answer', question: asked.id, answer: given.answer })) !== undefined) return;
      await seen;
      delays.push(performance.now() - sent);
      return;
    }
  }

  close(): void {
    for (const port of this.#parties.flat()) port.close();
  }
}

/** When a seat has seen more entries than so many. */
function seenAfter(port: ServerTable, number: number): Promise<void> {
  return new Promise((seen) => {
    const look = (): void => {
      if ((port.tableView()?.number ?? 0) <= number) return;
      stop();
      seen();
    };
    const stop = port.subscribe(look);
  });
}

/** Tables that wait for players in the lobby. */
async function fillLobby(store: Store): Promise<void> {
  const base = { store, config: DEFAULTS, log: newLog('silent'), now: Date.now, newSeed: unknownSeed };
  for (let i = 0; i < WAITING_TABLES; i += 500)
    await Promise.all(
      Array.from({ length: 500 }, (_, nth) => {
        const plan = planOf('bazaar', 2);
        const host = `host-${(i + nth) % 4000}`;
        const row = { ...newRow(base, plan, host, newId()), changed: Date.now() - i - nth };
        return store.commit(
          newTableWrites(base, row, [seatRow(row.id, 0, { is: 'me' }, host), seatRow(row.id, 1, { is: 'open' }, host)]),
        );
      }),
    );
}

/** Plays while each attack goes on, one after another, and compares with how it was just before and after. */
export async function abuse(
  seconds: number,
  names: readonly AttackName[],
  told: (figure: AbuseFigure) => void = () => {},
): Promise<AbuseReport> {
  const data = mkdtempSync(join(tmpdir(), 'ecumene-abuse-'));
  const store = await openStore({ data });
  await fillLobby(store);
  await store.close();
  const server = await ServerProcess.start({ data, behindProxy: true, limits: LIMITS });
  const { address } = server;
  const figures: AbuseFigure[] = [];
  const faults: string[] = [];
  const owner = new Guest(address, '192.0.2.100');
  try {
    await owner.rest.ask('register', {}, { login: 'owner', password: PASSWORD });
    const honest = await Honest.come(server);
    for (const attack of names) {
      const before = await honest.playFor(seconds);
      let on = true;
      const attacking = promisify(execFile)(process.execPath, [PROGRAM, attack, address, String(seconds)]).finally(
        () => {
          on = false;
        },
      );
      const attacked = await honest.play(() => on);
      const { stdout } = await attacking;
      const after = await honest.playFor(seconds);
      // What slows the machine down before or after is nobody's attack.
      const quiet = before.median > after.median ? before : after;
      const figure: AbuseFigure = { attack, quiet, attacked, sent: readBack<Tally>(stdout) };
      figures.push(figure);
      told(figure);
      if (attacked.median > Math.max(2 * quiet.median, quiet.median + NOISE))
        faults.push(`${attack}: others waited ${attacked.median} ms instead of ${quiet.median} ms`);
    }
    if ((await owner.send('POST', '/session', JSON.stringify({ login: 'owner', password: PASSWORD }))) !== 200)
      faults.push('the owner of an account was kept out');
    honest.close();
  } finally {
    await server.end('SIGTERM');
    rmSync(data, { recursive: true, force: true });
  }
  return { figures, faults };
}

export const ATTACK_NAMES: readonly AttackName[] = ['chat', 'bodies', 'farm', 'lobby', 'lists', 'guesses', 'guests'];
