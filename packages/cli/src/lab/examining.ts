import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AnyBot, Seated, thoughts } from '@ecumene/bots';
import type { Event, Happening, Open, Seat, Table, World } from '@ecumene/engine';
import type { Answerer, Finding } from '@ecumene/engine/testing';
import { Usage } from '../command.ts';

type AnyTable = Table<World, unknown, Event>;

/** So long a bot may think in a game under examination. Counted, because the same seed must play the same game. */
const THOUGHTS = 20;

interface AtTable {
  readonly table: AnyTable;
  readonly seated: Seated<World, unknown, Event>;
}

/** Bots that play a game under examination. It may go on at a copy of its table; seats that arrive later have no bot. */
export class BotsExamined implements Answerer<World, unknown, Event> {
  readonly name: string;
  readonly #bots: ReadonlyMap<Seat, AnyBot>;
  readonly #seed: string;
  readonly #seated = new Map<Seat, AtTable>();
  /** What everybody is still to be told: bots that have not been asked yet are not at the table. */
  readonly #unheard = new Map<Seat, Happening[]>();

  constructor(bots: ReadonlyMap<Seat, AnyBot>, seed: string) {
    this.#bots = bots;
    this.#seed = seed;
    this.name = [...bots.values()].map(({ name }) => name).join(',');
  }

  hear(happenings: readonly Happening[]): void {
    for (const seat of this.#bots.keys()) this.#unheard.set(seat, [...(this.#unheard.get(seat) ?? []), ...happenings]);
  }

  answer(table: AnyTable, post: Open): unknown {
    const bot = this.#bots.get(post.seat);
    if (bot === undefined) return undefined;
    const seated = this.#at(table, post.seat, bot);
    seated.hear(this.#unheard.get(post.seat) ?? []);
    this.#unheard.delete(post.seat);
    const decision = seated.decide(post, thoughts(THOUGHTS), ({ detail }) => {
      throw new Error(`the bot ${bot.name} failed: ${detail}`);
    });
    return 'wait' in decision ? undefined : decision.answer;
  }

  /** The bot of a seat, moved with its memory to the table play is at now. */
  #at(table: AnyTable, seat: Seat, bot: AnyBot): Seated<World, unknown, Event> {
    const known = this.#seated.get(seat);
    if (known?.table === table) return known.seated;
    const seated = new Seated(table, seat, bot, `${this.#seed} ${seat}`, known?.seated.memory);
    this.#seated.set(seat, { table, seated });
    return seated;
  }
}

/** Writes the journals of findings to files; says which. */
export function writeFindings(folder: string, findings: readonly Finding[]): string[] {
  try {
    mkdirSync(folder, { recursive: true });
    return findings.map((finding, i) => {
      const path = join(folder, `${finding.game}-${finding.seed.slice(0, 8)}-${i + 1}.json`);
      writeFileSync(path, JSON.stringify(finding, null, 2));
      return path;
    });
  } catch {
    throw new Usage(`findings cannot be written to ${folder}`);
  }
}
