import { type News, newsFor, type TableView } from '@ecumene/client';
import {
  commitment,
  faultsOf,
  isRecord,
  isSaved,
  load,
  randomFrom,
  type Saved,
  type Seat,
  save,
  say,
  versionsOf,
  type World,
  whyNotReplayed,
} from '@ecumene/engine';
import { type Scenario, scenarioOf } from '@ecumene/engine/scenario';
import { Failure } from '../port/failure.ts';
import { LookBack } from '../port/look-back.ts';
import type { SoloSummary, SoloTable } from '../port/protocol.ts';
import type { AnyGame, AnyTable } from '../port/solo-host.ts';
import { summaryOf } from '../port/summary.ts';
import type { Eyes, OpenedTable, Proof } from './study-protocol.ts';

/** Whoever looks at a table while it goes on sees it through the eyes of the people at this device. */
interface Looking {
  readonly saved: Saved<World>;
  /** The people whose table it is; nobody in particular, if it was given away as a file or a link. */
  readonly people?: readonly Seat[];
  /** Who gave it away as far as they knew it, if it says so. */
  readonly knownTo?: Seat;
}

/** A position to be given to others, and whose knowledge it is, where the rest of it is made up. */
type Given = Saved<World> & { readonly knownTo?: Seat };

/** A copy of a table to be played on, with who plays in it. */
export interface Copy {
  readonly table: SoloTable;
  readonly saved: Saved<World>;
}

/** A table that is only looked at: any moment of it, and copies that go on from there. */
export class Study {
  readonly #game: AnyGame;
  readonly #table: AnyTable;
  readonly #looking: Looking;
  readonly #past = new LookBack();
  readonly #newSeed: () => string;

  constructor(game: AnyGame, looking: Looking, newSeed: () => string) {
    this.#game = game;
    this.#looking = looking;
    this.#table = load(game, looking.saved).table;
    this.#newSeed = newSeed;
  }

  get about(): OpenedTable {
    const { over, seats, journal, setup } = this.#table;
    const knownTo = this.#knownTo;
    return {
      game: this.#game.name,
      length: journal.at(-1)?.is === 'parted' ? journal.length - 1 : journal.length,
      over,
      open: this.#isOpen,
      seats: [...seats],
      eyes: knownTo === undefined ? [...(this.#isOpen ? seats : (this.#looking.people ?? []))] : [knownTo],
      whole: setup.position === undefined,
      ...(knownTo !== undefined && { knownTo }),
    };
  }

  get #knownTo(): Seat | undefined {
    return this.#table.seats.find((seat) => seat === this.#looking.knownTo);
  }

  get #isOpen(): boolean {
    return this.#table.over || this.#looking.people === undefined;
  }

  at(number: number, eyes: Eyes): TableView {
    return this.#past.at(this.#table, this.#allowed(eyes), number);
  }

  story(eyes: Eyes): News[] {
    const { prologue, played } = this.#table.chronicle();
    return newsFor([{ number: -1, happenings: prologue }, ...played], this.#allowed(eyes));
  }

  /** The table as it was then, with draws of its own; while it goes on, with all those eyes cannot know drawn anew. */
  #copyAt(number: number, eyes: Eyes): AnyTable {
    const then = this.#past.tableAt(this.#table, number);
    const key = this.#newSeed();
    if (this.#isOpen) return then.fork(key);
    const dreamer = this.#allowed(eyes);
    if (dreamer === null) throw new Failure(say('Only players at this table can create a copy from here.'));
    return then.imagine(dreamer, randomFrom(key));
  }

  whatIf(number: number, eyes: Eyes, seat: Seat, id: string): Copy & { readonly summary: SoloSummary } {
    const copy = this.#copyAt(number, eyes);
    const bots = copy.seats.filter((one) => one !== seat);
    copy.replace(seat, { is: 'person', name: seat });
    for (const one of bots) copy.replace(one, { is: 'bot', name: BOT });
    const { options } = copy.setup;
    const table: SoloTable = { id, game: this.#game.name, options, people: [seat], bots, bot: BOT, whatIf: true };
    return { table, saved: save(copy), summary: summaryOf(table, copy, Date.now()) };
  }

  /** The position as plain data, as small as it can be. */
  position(number: number, eyes: Eyes): Given {
    const { checkpoint: _, ...saved } = save(this.#copyAt(number, eyes));
    const knownTo = this.#isOpen ? this.#knownTo : eyes;
    return knownTo === undefined || knownTo === null ? saved : { ...saved, knownTo };
  }

  /** The same as a scenario, in the words of the game, to be read and changed by hand. */
  scenario(number: number, eyes: Eyes, name: string): Scenario {
    const knownTo = this.#isOpen ? this.#knownTo : eyes;
    const scenario = scenarioOf(this.#copyAt(number, eyes), name);
    return knownTo === undefined || knownTo === null ? scenario : { ...scenario, knownTo };
  }

  verify(promised: string | null): Proof {
    const { saved } = this.#looking;
    const seal = commitment(saved.setup.seed);
    const playedUnder = versionsOf(saved);
    return {
      entries: saved.journal.length,
      commitment: seal,
      promised: promised === null ? null : seal === promised,
      playedUnder,
      replayedWith: whyNotReplayed(this.#game, playedUnder) === undefined ? this.#game.version : null,
      faults: faultsOf(this.#game, saved, promised ?? undefined),
    };
  }

  #allowed(eyes: Eyes): Eyes {
    if (eyes === null || this.about.eyes.includes(eyes)) return eyes;
    throw new Error(`nobody here may look through the eyes of ${eyes}`);
  }
}

/** Who plays the other seats of a copy. */
const BOT = 'steady';

/** Reads a table that came from elsewhere. */
export function readTable(data: unknown): Saved<World> {
  if (isSaved(data)) return data;
  throw new Failure(say('This file is not a saved position, game or scenario.'));
}

/** Who gave a table away as far as they knew it, if it says so. */
export function knowerIn(data: unknown): Seat | undefined {
  return isRecord(data) && typeof data['knownTo'] === 'string' ? data['knownTo'] : undefined;
}
