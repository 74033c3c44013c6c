import { advancedCivilization } from '@ecumene/advanced-civilization';
import { foundCity, terrain } from '@ecumene/ancients';
import { opponent, Seated, thoughts } from '@ecumene/bots';
import {
  type Event,
  type Game,
  isRecord,
  must,
  type Open,
  type Random,
  randomFrom,
  SERVED,
  type Seat,
  Table,
  type World,
} from '@ecumene/engine';
import { expansionProject } from '@ecumene/expansion-project';
import { CIVILIZATION_IDS, regionOf } from '@ecumene/expansion-project/reference';

type AnyGame = Game<World, unknown, Event>;
export type AnyTable = Table<World, unknown, Event>;

/** A moment of a game at which the cost of a change is measured. */
export type MeasuredPhase = 'swift' | 'trade' | 'movement';

const OFFERS = 100;
const MOST_TRIES = 20_000;
const MOST_ANSWERS = 60_000;

/** The games that are watched: the usual one at a full table, and the largest at its largest. */
export type Watching = 8 | 18;
const WATCHED: Readonly<Record<Watching, { readonly game: AnyGame; readonly turn: number }>> = {
  8: { game: advancedCivilization, turn: 12 },
  18: { game: { ...expansionProject, setup: lateSetup }, turn: 3 },
};

const TREASURY = 8;
const CITIES = 7;

/** The Expansion Project has no bot that gets far: everybody begins with cities, treasury and advancements. */
function lateSetup(...given: Parameters<typeof expansionProject.setup>): ReturnType<typeof expansionProject.setup> {
  const world = expansionProject.setup(...given);
  const { limit, numbers } = terrain(world);
  for (const [number, one] of world.nations.entries()) {
    const civilization = CIVILIZATION_IDS.find((id) => id === one.name);
    if (civilization === undefined) continue;
    one.stock -= TREASURY;
    one.treasury = TREASURY;
    const areas = regionOf(civilization).flatMap((id) => numbers.get(id) ?? []);
    for (const area of areas.filter((each) => (limit[each] ?? 0) > 0).slice(0, CITIES)) foundCity(world, number, area);
  }
  return world;
}

/** A game at such a moment, and what is offered on its floor. */
export interface WatchedTable {
  readonly table: AnyTable;
  readonly phase: MeasuredPhase;
  readonly offers: ReadonlyMap<Seat, unknown>;
}

/** A late game at such a moment: the first seats of a swift step have answered, or the floor is full of offers. */
export function watchedTable(seats: Watching, phase: MeasuredPhase): WatchedTable {
  const { game, turn } = WATCHED[seats];
  const names = Array.from({ length: seats }, (_, i) => `seat-${i + 1}`);
  const table: AnyTable = Table.open(game, { options: {}, seats: names, seed: 'watched' }, SERVED);
  const random = randomFrom('watched');
  playOn(table, () => (table.game.turn?.(table.world) ?? 0) >= turn && isAt(table, phase));
  if (phase === 'swift') for (let i = 0; i < seats / 4; i++) answerAny(table, random);
  return { table, phase, offers: phase === 'trade' ? fillFloor(table, random) : new Map() };
}

function isAt(table: AnyTable, phase: MeasuredPhase): boolean {
  const asked = awaited(table);
  if (phase === 'swift') return asked.length > table.seats.length * 0.8 && asked.every(({ floor }) => !floor);
  if (phase === 'trade') return asked.length === table.seats.length && asked.every(({ floor }) => floor === true);
  return asked.some(({ asking }) => asking.question.topic === 'movement');
}

function awaited(table: AnyTable): readonly Open[] {
  return table.openQuestions().filter(({ asking }) => asking.question.optional === undefined);
}

/** Bots play until a moment comes; at random where the game has no such bot. */
function playOn(table: AnyTable, isThere: () => boolean): void {
  const known = opponent(table.game, 'steady') ?? must(opponent(table.game, 'random'), 'a bot');
  const bots = new Map(table.seats.map((seat) => [seat, new Seated(table, seat, known, `watched ${seat}`)]));
  const waiting = new Set<string>();
  for (let answers = 0; !isThere(); answers++) {
    if (table.over || answers > MOST_ANSWERS) throw new Error('the moment does not come');
    const open = awaited(table);
    const post =
      open.find(({ floor }) => !floor) ?? open.find(({ seat }) => !waiting.has(seat)) ?? must(open[0], 'a question');
    const decision = must(bots.get(post.seat), post.seat).decide(post, thoughts(0), () => {});
    if ('wait' in decision && !waiting.has(post.seat)) {
      waiting.add(post.seat);
      continue;
    }
    waiting.clear();
    const outcome = table.answer(post.seat, post.id, 'wait' in decision ? post.asking.default() : decision.answer);
    if (!outcome.ok) throw new Error(`an answer is refused: ${outcome.refusal.code}`);
    for (const { happenings } of outcome.played) for (const other of bots.values()) other.hear(happenings);
  }
}

/** Everybody offers as much as they may, until the floor is full: says who offers what. */
function fillFloor(table: AnyTable, random: Random): ReadonlyMap<Seat, unknown> {
  const offers = new Map<Seat, unknown>();
  for (let tries = 0, made = 0; made < OFFERS && tries < MOST_TRIES; tries++) {
    const posts = table.openQuestions();
    const { seat, id, asking } = must(posts[tries % posts.length], 'a trader');
    if (!offers.has(seat)) {
      const sample = asking.sample(random);
      if (isRecord(sample) && sample['do'] === 'offer' && !('counters' in sample)) offers.set(seat, sample);
    }
    if (offers.has(seat) && table.answer(seat, id, offers.get(seat)).ok) made += 1;
  }
  return offers;
}

/** The number of an offer of its own that a seat sees. */
function ownOffer(table: AnyTable, seat: Seat): unknown {
  const view: unknown = table.view(seat);
  const offers: unknown = isRecord(view) ? view['ownOffers'] : undefined;
  const own = Array.isArray(offers) ? offers.find((offer: unknown) => isRecord(offer) && 'hides' in offer) : undefined;
  return isRecord(own) ? own['id'] : undefined;
}

/** An answer somebody may give. */
export interface Given {
  readonly seat: Seat;
  readonly id: string;
  readonly answer: unknown;
}

/** Answers as they come at such a moment, for as long as it lasts. On a floor an offer is withdrawn and made again. */
export function* answersAt({ table, phase, offers }: WatchedTable, random: Random): Iterable<Given> {
  const traders = [...offers.keys()];
  for (let turn = 0; ; turn++) {
    const posts = table.openQuestions();
    const trader = traders[(turn >> 1) % traders.length];
    const post = phase === 'trade' ? posts.find((one) => one.seat === trader) : posts[turn % posts.length];
    if (post === undefined || !isStill(post, phase)) return;
    const { seat, id, asking } = post;
    if (phase !== 'trade') yield { seat, id, answer: asking.sample(random) };
    else if (turn % 2 === 0) yield { seat, id, answer: { do: 'withdraw', offer: ownOffer(table, seat) } };
    else yield { seat, id, answer: offers.get(seat) };
  }
}

function isStill({ floor, asking }: Open, phase: MeasuredPhase): boolean {
  if (phase === 'trade') return floor;
  return !floor && (asking.question.topic === 'movement') === (phase === 'movement');
}

function answerAny(table: AnyTable, random: Random): void {
  const { seat, id, asking } = must(awaited(table)[0], 'a question');
  const outcome = table.answer(seat, id, asking.sample(random));
  if (!outcome.ok) throw new Error(`an answer is refused: ${outcome.refusal.code}`);
}
