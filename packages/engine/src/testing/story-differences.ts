import type { Game } from '../game.ts';
import type { Move } from '../journal.ts';
import { difference, isRecord, same } from '../json.ts';
import { below, branch, pick, type Random } from '../random.ts';
import { copyPosition, type Position, Run } from '../run.ts';
import type { Open, Seat } from '../script.ts';
import { type Event, type Happening, mayKnow, type World } from '../world.ts';
import type { Exam } from './exam.ts';

/** What a seat heard before something hidden came to light to it, and whether anything did. */
function heardBefore<E extends Event>(
  happenings: readonly Happening<E>[],
  seat: Seat,
): { readonly heard: readonly Happening<E>[]; readonly revealed: boolean } {
  const all = happenings.filter((happening) => mayKnow(happening, seat));
  const first = all.findIndex(({ reveals }) => reveals);
  return { heard: first < 0 ? all : all.slice(0, first), revealed: first >= 0 };
}

/** Where what a seat was told differs from what it would have been told. After something came to light to it all may differ. */
export function toldApart<E extends Event>(
  truth: readonly Happening<E>[],
  other: readonly Happening<E>[],
  seat: Seat,
): { readonly apart: string | undefined; readonly revealed: boolean } {
  const { heard, revealed } = heardBefore(truth, seat);
  const there = other.filter((happening) => mayKnow(happening, seat));
  const apart = difference(revealed ? there.slice(0, heard.length) : there, heard);
  return { apart: apart && `it was told something else: ${apart}`, revealed };
}

/**
 * Steps that ask nobody anything tell a seat nothing of what is hidden from it: with other secrets, from any rest point
 * that was passed since the last answer, it would have been told the same.
 */
export function finishedStepsTellNothing<W extends World<unknown, E>, V, E extends Event>(exam: Exam<W, V, E>): void {
  const { game, table, random } = exam;
  const kept = table.latestCheckpoint;
  if (game.disguise === undefined || kept === undefined) return;
  const rests: Position<W>[] = [];
  const run = Run.resume(game, copyPosition(game, kept.position), (resting) => rests.push(resting.position()));
  for (const move of table.movesSince(kept.after)) run.move(move, true);
  if (rests.length === 0) return;
  const rest = pick(random, rests);
  const observer = pick(random, rest.world.seats);
  const other = copyPosition(game, rest);
  game.disguise(rest.world, observer, branch(random, 'told'), rest.world).world(other.world);
  const told = newsFrom(game, copyPosition(game, rest));
  const { apart } = toldApart(told, newsFrom(game, other), observer);
  if (apart) exam.fail('secrets', `${observer} can tell two worlds apart: ${apart}`, observer);
}

/** What happens from a position until somebody is asked something. */
function newsFrom<W extends World<unknown, E>, V, E extends Event>(
  game: Game<W, V, E>,
  position: Position<W>,
): Happening<E>[] {
  const before = position.world.news.length;
  return Run.resume(game, position, () => {}).world.news.slice(before);
}

/** A game after one more answer, and what that led to. */
interface Played<W extends World<unknown, E>, V, E extends Event> {
  readonly run: Run<W, V, E>;
  readonly news: readonly Happening<E>[];
  /** How much had been drawn before the answer and after it, under which key. */
  readonly drawn: { readonly from: number; readonly to: number };
}

/**
 * If one draw or one answer were different, and all that changed were hidden from a seat, it would be told the same: what
 * it is told without anything coming to light it must be able to see as well.
 */
export function oneChangeIsNotTold<W extends World<unknown, E>, V, E extends Event>(exam: Exam<W, V, E>): void {
  const { game, random } = exam;
  const post = exam.anyQuestion();
  const move = answering(post, random);
  const truth = playOnce(exam, move);
  const { from, to } = truth.drawn;
  const isDraw = from < to && below(random, 2) === 0;
  const other = isDraw
    ? playOnce(exam, move, from + below(random, to - from))
    : playOnce(exam, answering(post, random));
  for (const seat of truth.run.world.seats) {
    if ((seat === post.seat && !isDraw) || !other.run.world.seats.includes(seat)) continue;
    const { apart } = toldApart(truth.news, other.news, seat);
    if (apart === undefined || !same(appearance(game, truth.run, seat), appearance(game, other.run, seat))) continue;
    const changed = differentPlaces(truth.run.world, other.run.world);
    if (changed.size > 0 && isHidden(exam, truth.run.world, seat, changed))
      exam.fail('secrets', `${seat} is told of something its view hides (${[...changed].join(', ')}): ${apart}`, seat);
  }
}

function answering({ seat, id, asking }: Open, random: Random): Move {
  return { is: 'answer', seat, question: id, topic: asking.question.topic, answer: asking.sample(random) };
}

/** Plays the game up to now again, and one move more, in which the draw of this number comes out differently. */
function playOnce<W extends World<unknown, E>, V, E extends Event>(
  { game, table }: Exam<W, V, E>,
  move: Move,
  bent?: number,
): Played<W, V, E> {
  const kept = table.latestCheckpoint;
  if (kept === undefined) throw new Error('a table under examination keeps its latest rest point');
  const position = copyPosition(game, kept.position);
  const random = new BentRandom(position.world.random);
  const run = Run.resume(game, { ...position, world: { ...position.world, random } }, () => {});
  for (const before of table.movesSince(kept.after)) run.move(before, true);
  const [from, { length }] = [random.drawn, run.world.news];
  if (bent !== undefined) random.bend(bent);
  run.move(move, true);
  return { run, news: run.world.news.slice(length), drawn: { from, to: random.drawn } };
}

/** Far from anything that is drawn otherwise. */
const FAR = 2 ** 30;

/** The same generator, but for one draw. */
class BentRandom implements Random {
  key: string;
  #drawn: number;
  #bent = -1;

  constructor({ key, drawn }: Random) {
    this.key = key;
    this.#drawn = drawn;
  }

  get drawn(): number {
    return this.#drawn === this.#bent ? this.#drawn + FAR : this.#drawn;
  }

  set drawn(count: number) {
    this.#drawn = count >= FAR ? count - FAR : count;
  }

  bend(draw: number): void {
    this.#bent = draw;
  }
}

/** What a seat sees of a game and is asked in it. */
function appearance<W extends World<unknown, E>, V, E extends Event>(
  game: Game<W, V, E>,
  { world, open, over, where }: Run<W, V, E>,
  seat: Seat,
): unknown {
  return {
    view: game.view(world, seat),
    seenByAll: game.view(world, null),
    asked: open.filter((post) => post.seat === seat).map(({ asking }) => asking.question),
    waiting: open.map((post) => [post.seat, post.asking.question.topic]),
    where,
    over,
  };
}

/** Where two worlds differ, with the generator and the news left out and items of lists not told apart. */
function differentPlaces<W extends World>(one: W, other: W): Set<string> {
  const places = new Set<string>();
  for (const key of new Set([...Object.keys(one), ...Object.keys(other)]))
    if (key !== 'random' && key !== 'news') collectPlaces(Reflect.get(one, key), Reflect.get(other, key), key, places);
  return places;
}

function collectPlaces(one: unknown, other: unknown, path: string, places: Set<string>): void {
  if (same(one, other)) return;
  if (!isRecord(one) || !isRecord(other)) {
    places.add(path);
    return;
  }
  for (const key of new Set([...Object.keys(one), ...Object.keys(other)]))
    collectPlaces(one[key], other[key], `${path}.${Array.isArray(one) ? '*' : key}`, places);
}

const DISGUISES = 6;

/** Whether all these places of a world are hidden from a seat, as far as the game says. */
function isHidden<W extends World<unknown, E>, V, E extends Event>(
  { game, random }: Exam<W, V, E>,
  world: W,
  seat: Seat,
  places: ReadonlySet<string>,
): boolean {
  const hidden = new Set<string>();
  for (let i = 0; i < DISGUISES; i++) {
    const { world: other } = copyPosition(game, { world, cursor: [], rest: 0, over: false });
    game.disguise?.(world, seat, branch(random, `hidden ${i}`), world).world(other);
    for (const place of differentPlaces(world, other)) hidden.add(place);
  }
  return [...places].every((place) => hidden.has(place));
}
