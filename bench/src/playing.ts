import { hostGame, opponent, Seated, thoughts } from '@ecumene/bots';
import {
  type Event,
  type Game,
  type Keeping,
  must,
  NOTHING_KEPT,
  type Played,
  type Random,
  randomFrom,
  Table,
  type World,
} from '@ecumene/engine';

/** Whole games, played for what they cost. */

export type AnyGame = Game<World, unknown, Event>;
export type AnyTable = Table<World, unknown, Event>;

const MOST_DECISIONS = 200_000;

/** Answers one question that is waited for, at random. Says whether there was one. */
export function decide(table: AnyTable, random: Random): boolean {
  const open = table.openQuestions();
  const post = open.find(({ asking }) => asking.question.optional === undefined) ?? open[0];
  if (post === undefined) return false;
  const outcome = table.answer(post.seat, post.id, post.asking.sample(random));
  if (!outcome.ok) throw new Error(`a sample is refused: ${outcome.refusal.code}`);
  return true;
}

/** Plays whole games one after another and counts what `counted` says of each when it is over. */
export function playing(
  game: AnyGame,
  seats: readonly string[],
  options: Record<string, unknown>,
  counted: (table: AnyTable, decisions: number) => number,
): () => number {
  const random = randomFrom('bench');
  let games = 0;
  return () => {
    games += 1;
    const table = Table.open(game, { options, seats, seed: `bench ${games}` }, NOTHING_KEPT);
    let decisions = 0;
    while (!table.over && decide(table, random)) decisions += 1;
    return counted(table, decisions);
  };
}

/** How many turns of a nation have been played. */
export function nationTurnsOf(table: AnyTable): number {
  return (table.game.turn?.(table.world) ?? 0) * table.seats.length;
}

/** How bots are to play. */
interface Playing {
  readonly keeping?: Keeping;
  /** Told of all they do. */
  readonly played?: (table: AnyTable, one: Played) => void;
  readonly bot?: string;
  /** Thoughts they may have about each question. */
  readonly thinking?: number;
  /** When they are stopped before the end. */
  readonly until?: (table: AnyTable) => boolean;
}

/** Bots play a game to its end, or until they are stopped. */
export function letBots(game: AnyGame, seats: readonly string[], seed: string, playing: Playing = {}): AnyTable {
  const { keeping = NOTHING_KEPT, played, bot = 'steady', thinking = 0, until } = playing;
  const player = must(opponent(game, bot), `a bot called ${bot}`);
  const table = Table.open(game, { options: {}, seats, seed }, keeping);
  const bots = new Map(seats.map((seat) => [seat, new Seated(table, seat, player, `${seed} ${seat}`)]));
  const host = hostGame(table, MOST_DECISIONS, (one) => {
    played?.(table, one);
    for (const each of bots.values()) each.hear(one.happenings);
  });
  let step = host.next();
  while (!step.done && until?.(table) !== true) {
    const { seat } = step.value;
    step = host.next(must(bots.get(seat), seat).decide(step.value, thoughts(thinking), () => {}));
  }
  if (step.done && !table.over) throw new Error('the bots do not come to an end');
  return table;
}

/** `steady` bots play a whole game; `played` is told of all they do. */
export function playSteadily(
  game: AnyGame,
  seats: readonly string[],
  seed: string,
  keeping: Keeping = NOTHING_KEPT,
  played?: (table: AnyTable, one: Played) => void,
): AnyTable {
  return letBots(game, seats, seed, { keeping, ...(played !== undefined && { played }) });
}

/** The same one game after another; counts nation-turns. */
export function playingSteadily(game: AnyGame, seats: readonly string[]): () => number {
  let games = 0;
  return () => {
    games += 1;
    return nationTurnsOf(playSteadily(game, seats, `bench ${games}`));
  };
}
