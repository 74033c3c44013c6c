import type { CitesByKey } from './account.ts';
import type { ViewHalves } from './halves.ts';
import type { OptionSheet, Options, Settled, Value } from './options.ts';
import type { Planning } from './planning.ts';
import type { Cursor, Program } from './program.ts';
import type { Random } from './random.ts';
import type { Refusal } from './refusal.ts';
import type { RuleIndex } from './rules.ts';
import type { Script, Seat } from './script.ts';
import type { Text, Thing } from './text.ts';
import type { Event, Happening, World } from './world.ts';

/**
 * A game, told to the engine: its rules as a program over its world, and what each seat may see of it.
 *
 * `W` is the world (plain data), `V` what a seat sees of it, `E` what can happen in it, `O` its options.
 */
export interface Game<W extends World = World, V = unknown, E extends Event = Event, O extends Options = Options> {
  /** `advanced-civilization`: how commands, addresses and files call it. */
  readonly name: string;
  readonly title: string;
  /** Changes whenever the rules would ask or decide something differently than before. */
  readonly version: string;
  /** Earlier versions: tables opened under them are played on by them, to the letter. */
  readonly earlier?: readonly string[];
  /**
   * The format in which its worlds are stored; 1 unless told. Raised whenever a world stored before would be misread, together
   * with an upgrade from there.
   */
  readonly format?: number;
  /** What brings a position stored in an earlier format to the one after it, by the number of the earlier one. */
  readonly upgrades?: Readonly<Record<number, (stored: Upgradable) => Upgradable>>;
  readonly rules: RuleIndex;
  /** The paragraphs that shared rules serve in this game, by key. */
  readonly cites?: CitesByKey;
  readonly seats: { readonly least: number; readonly most: number };
  readonly sheet: OptionSheet<O>;
  /** Values that make any game end before long; kept when options are drawn at random. */
  readonly brief?: Readonly<Record<string, Value>>;

  /** The world before the first step, of a table opened under a version of the rules: this one, if not said. */
  setup(options: Settled<O>, seats: readonly Seat[], random: Random, version?: string): W;
  readonly program: Program<W>;
  /** What a seat, or a spectator, may see: built from nothing, naming everything that is shown. */
  view(world: W, viewer: Seat | null): V;
  /** The same view in two halves, see `inHalves`. Without it the whole view is made for each viewer. */
  readonly halves?: ViewHalves<W>;
  /** A happening as a sentence of the chronicle. */
  tell(happening: Happening<E>): Text;
  /** What an area, card or seat is called. */
  called(thing: Thing): string;
  /** What a seat plays (its nation), if others call it by that name. */
  leads?(world: W, seat: Seat): Thing | undefined;
  /** What an answer to questions of a topic means in words, where its form alone does not tell a player. */
  phrase?(topic: string, answer: unknown, view: V): Text | undefined;
  /** The topics of all questions it asks: answers are left for later for these and no others. Without them, for any. */
  readonly topics?: readonly string[];
  /** How plans for questions to come are made into answers; without it only answers can be left for later. */
  readonly planning?: Planning<W>;
  /** What a seat sees, as text for a terminal. */
  draw?(view: V, viewer: Seat | null): string;
  /** The ranking of the seats; final when the game is over. */
  ranking(world: W): readonly RankedSeat[];

  /** Seats that are out of the game by its rules, besides those that have left: they are asked nothing any more. */
  out?(world: W): readonly Seat[];
  /** Seats with nothing left that anybody could be asked about, who are not out because they may get something again. */
  idle?(world: W): readonly Seat[];
  /** What a seat's departure does; it runs at a rest point. */
  depart?(world: W, seat: Seat): Script<unknown> | void;
  /** What a new seat's arrival does; it runs at a rest point. Without it nobody can come after the start. */
  arrive?(world: W, seat: Seat): Script<unknown> | void;
  /** Why nobody can arrive now, if so. */
  mayArrive?(world: W): Refusal | undefined;
  /**
   * Everything hidden from a seat, exchanged at random for something that would look the same to it. What comes out must
   * follow from what the seat can know and from the random stream alone. It is applied to `rest`: the world where play
   * last rested, from which the moves since are made again.
   */
  disguise?(world: W, seat: Seat, random: Random, rest: W): Disguise<W>;
  /** What is broken about this world: pieces or cards lost or doubled. Nothing, if all is well. */
  broken?(world: W): readonly string[];
  /** A copy of the world; written by hand where speed matters. */
  copy?(world: W): W;
  /** How many turns or rounds have been played, for statistics. */
  turn?(world: W): number;
  /** How scenario files set up and speak of a position. */
  readonly scene?: Scene<W>;
}

/** What an upgrade may change of a stored position: plain data, and its own. */
export interface Upgradable {
  /** The world as it was stored. */
  readonly world: Readonly<Record<string, unknown>>;
  /** Where play stands in the sequence of play as it was then. Where the names say something else, they count. */
  readonly cursor: Cursor;
  /** The names of the steps play stands in. Copies and scenarios stored before formats were numbered have none. */
  readonly where?: readonly string[];
}

export interface RankedSeat {
  readonly seat: Seat;
  readonly score: number;
  /** 1 for the winner or winners. */
  readonly rank: number;
}

/** An exchange of secrets: applied to a world it gives another that one seat cannot tell from the first. */
export interface Disguise<W> {
  /** Exchanges the secrets of a world of this game, in place. */
  world(world: W): void;
  /** The answer that means in the disguised world what this one means in the true one, as the true one stands now. */
  answer(truth: W, seat: Seat, topic: string, answer: unknown): unknown;
  /** Takes out of a disguised world what the seat does not even know to be there. For worlds it imagines. */
  forget?(world: W): void;
}

/** The words in which scenario files set up a position and state what holds in it. */
export interface Scene<W> {
  /** Arranges the world as a file's `given` says. Read it with `Given`, which refuses a slip where it stands. */
  arrange(world: W, given: unknown): void;
  /** What a file's `expect` is compared with: every name that may be expected, and a `Tally` where names not listed count zero. */
  facts(world: W): unknown;
  /** What `given` must say to arrange this world. What it cannot say is left out: the scenario writer compares. */
  describe?(world: W): unknown;
}

/** Ranks seats by score, equal scores sharing a rank. */
export function rank(scores: readonly { readonly seat: Seat; readonly score: number }[]): RankedSeat[] {
  return scores
    .map(({ seat, score }) => ({ seat, score, rank: 1 + scores.filter((other) => other.score > score).length }))
    .sort((a, b) => a.rank - b.rank);
}
