import {
  addCredits,
  areaNumber,
  type BonusBy,
  buildCities,
  conflict,
  creditsToChoose,
  inTrackOrder,
  isOutOfPlay,
  type NationNumber,
  nameOf,
  nation,
  nationOf,
  placeTokens,
  terrain,
} from '@ecumene/ancients';
import {
  type Asking,
  act,
  ask,
  askAll,
  chooseOne,
  Dice,
  happen,
  moves,
  must,
  type Random,
  type Refusal,
  refuse,
  reveal,
  type Script,
  type Seat,
  say,
  shuffle,
  the,
} from '@ecumene/engine';
import Type, { type Static } from 'typebox';
import { bonuses } from './book/bonuses.ts';
import { civilizationOf, meetsEpoch } from './book/track.ts';
import { stackOf } from './book/trade-cards.ts';
import { bookOfStart } from './book-of-start.ts';
import { advanceOf, type Credits, GROUPS } from './data/advances.ts';
import { LEVELS } from './data/blocks.ts';
import { regionOf } from './data/board.ts';
import { isPackage, type Length, PACKAGE_IDS, type Package, packageOf, SHORTER_START } from './data/packages.ts';
import { drawNamed } from './trade-cards.ts';
import type { EpWorld } from './world.ts';

/** Medium and short games, which begin in the middle. */

export function isShorter({ options }: Pick<EpWorld, 'options'>): boolean {
  return options.game !== 'full';
}

function lengthOf({ options }: Pick<EpWorld, 'options'>): Length {
  if (options.game === 'full') throw new Error('a full game begins at the beginning');
  return options.game;
}

/** Highest A.S.T. number first. @rule EP 31.4 @rule EP 31.7 @rule EP C77 */
export function descending(world: EpWorld): Seat[] {
  return inTrackOrder(world).reverse();
}

/** The levels of stacks. */
const levelMoves = moves('start-stacks', Type.Array(Type.Integer({ minimum: 1, maximum: LEVELS }), { maxItems: 20 }));
type Levels = Static<typeof levelMoves.schema>;

/** Everybody names stacks before any card is seen; then cards are drawn in descending A.S.T. order. @rule EP 31.4 @rule EP C77 */
export function* drawStartCards(world: EpWorld): Script {
  const seats = descending(world);
  const answers = yield* askAll(seats, () => askForLevels(world));
  for (const seat of seats) {
    const number = nationOf(world, seat);
    const levels = [...(answers.get(seat) ?? [])].sort((a, b) => a - b);
    drawNamed(
      world,
      seat,
      levels.map((level) => stackOf(world, number, level)),
    );
  }
  world.trade.fresh = [];
}

function askForLevels(world: EpWorld): Asking<Levels> {
  const { cardValue: most } = SHORTER_START[lengthOf(world)];
  const text = say('Choose stacks of your block to draw a card from, at most {most} points in all.', { most });
  const rule = 'EP 31.4';
  const some = (order: readonly number[]): Levels => {
    let left = most;
    const levels: number[] = [];
    for (const level of order) {
      if (level > left) continue;
      left -= level;
      levels.push(level);
    }
    return levels;
  };
  const all = Array.from({ length: LEVELS }, (_, i) => LEVELS - i);
  return act({ topic: 'start-stacks', text, rule, bounds: { most, levels: [...all].reverse() } }, levelMoves, {
    check: (answer) => refuseLevels(answer, most, rule),
    sample: (random) => some(shuffle(random, [...all])),
    default: () => some(all),
  });
}

function refuseLevels(answer: Levels, most: number, rule: string): Refusal | undefined {
  if (new Set(answer).size < answer.length) return refuse('once', say('Draw at most one card from each stack.'), rule);
  const sum = answer.reduce((all, level) => all + level, 0);
  if (sum <= most) return undefined;
  return refuse('too-many', say('These stacks add up to {sum} points. Choose at most {most}.', { sum, most }), rule);
}

/** Everybody chooses a package in secret; all are revealed together. @rule EP 31.4a @rule EP C76 */
export function* choosePackages(world: EpWorld): Script {
  const seats = inTrackOrder(world);
  const text = say('Choose a package of advancements. Nobody sees it until all have chosen.');
  const answers = yield* askAll(seats, () =>
    chooseOne({ topic: 'choose-package', text, rule: 'EP 31.4a', of: 'package', from: PACKAGE_IDS }),
  );
  const packages: Record<string, (typeof PACKAGE_IDS)[number]> = {};
  for (const seat of seats) {
    const number = nationOf(world, seat);
    const id = must(answers.get(seat), seat);
    const { advances, printed } = packageOf(id, lengthOf(world));
    const one = nation(world, number);
    packages[one.name] = id;
    if (world.options.packageCredits === 'printed') correctCredits(world, number, advances, printed);
    for (const advance of advances) one.cards[advance] = 0;
    one.rev += 1;
    reveal(world, 'EP 31.4a', { what: 'package-chosen', nation: one.name, package: id, advances });
  }
  world.packages = packages;
}

/** As its table is printed: what that differs from the sum of the cards. @rule EP C76 */
function correctCredits(world: EpWorld, number: NationNumber, advances: Package['advances'], printed: Credits): void {
  const sum = { ...must(world.credits[number], 'credits') };
  for (const group of GROUPS) {
    const onCards = advances.reduce((all, id) => all + (advanceOf(id).credits[group] ?? 0), 0);
    sum[group] += (printed[group] ?? 0) - onCards;
  }
  world.credits[number] = sum;
}

/** Credits of choice that a package brings, unless the printed table has them. @rule EP C76 @rule EP 30.52.2 */
export function choosePackageCredits(world: EpWorld, seat: Seat): Script | void {
  const number = nationOf(world, seat);
  const chosen = world.packages[nameOf(world, number)];
  if (chosen === undefined || world.options.packageCredits === 'printed') return;
  const { advances } = packageOf(chosen, lengthOf(world));
  const [bonus] = creditsToChoose(bonuses, { buy: advances });
  if (bonus !== undefined) return chooseGroup(world, seat, number, bonus);
}

function* chooseGroup(
  world: EpWorld,
  seat: Seat,
  number: NationNumber,
  { by, points, rule }: BonusBy<'credits'>,
): Script {
  const text = say('Choose the group of your {points} credits for {card}.', { points, card: the('card', by) });
  const group = yield* ask(seat, chooseOne({ topic: 'choose-group', text, rule, of: 'group', from: GROUPS }));
  addCredits(world, number, bonuses, by, { [group]: points });
}

/** Tokens by area. */
const peopleMoves = moves(
  'place-people',
  Type.Record(Type.String(), Type.Integer({ minimum: 0, maximum: 99 }), { maxProperties: 99 }),
);
type People = Static<typeof peopleMoves.schema>;

/** Everybody places tokens in secret in areas of the own civilization; all are revealed together. @rule EP 31.5 @rule EP 9.4 */
export function* placePeople(world: EpWorld): Script {
  const seats = inTrackOrder(world);
  const answers = yield* askAll(seats, (seat) => askForPeople(world, nationOf(world, seat)));
  for (const seat of seats) {
    const number = nationOf(world, seat);
    const areas = Object.fromEntries(Object.entries(answers.get(seat) ?? {}).filter(([, count]) => count > 0));
    reveal(world, 'EP 31.5', { what: 'people-placed', nation: nameOf(world, number), areas });
    for (const [id, count] of Object.entries(areas))
      placeTokens(world, 'EP 31.5', number, must(areaNumber(world, id), id), count);
  }
  world.packages = {};
}

/** How many tokens a player places: the usual number, and what the package adds. @rule EP 31.5 */
function peopleOf(world: EpWorld, number: NationNumber): number {
  const id = world.packages[nameOf(world, number)] ?? '';
  const { tokens } = SHORTER_START[lengthOf(world)];
  return tokens + (isPackage(id) ? packageOf(id, lengthOf(world)).tokens : 0);
}

/** An area that is shared with a civilization not in play is removed. @rule EP 9.4 @rule EP C92 */
function isOpen(world: EpWorld, id: string): boolean {
  const area = areaNumber(world, id);
  return area !== undefined && !isOutOfPlay(world, area);
}

function askForPeople(world: EpWorld, number: NationNumber): Asking<People> {
  const most = peopleOf(world, number);
  const areas = regionOf(civilizationOf(world, number)).filter((id) => isOpen(world, id));
  const { limit, numbers } = terrain(world);
  const limitOf = (id: string): number => limit[numbers.get(id) ?? -1] ?? 0;
  const spread = (order: readonly string[], room: (id: string) => number): People => {
    let left = most;
    const people: People = {};
    for (const id of order) {
      const count = Math.min(left, room(id));
      if (count > 0) people[id] = count;
      left -= count;
    }
    return people;
  };
  const some = (random: Random): People => {
    const dice = new Dice(random);
    return spread(dice.shuffle([...areas]), (id) => (dice.chance(1, 3) ? dice.between(0, 12) : limitOf(id)));
  };
  const text = say('Place up to {most} tokens in your areas. Nobody sees it until all have placed theirs.', { most });
  return act({ topic: 'place-people', text, rule: 'EP 31.5', bounds: { most, areas } }, peopleMoves, {
    check: (answer) => refusePeople(areas, most, answer),
    sample: some,
    default: () => spread(areas, limitOf),
  });
}

function refusePeople(areas: readonly string[], most: number, answer: People): Refusal | undefined {
  const rule = 'EP 31.5';
  const stray = Object.keys(answer).find((id) => !areas.includes(id));
  if (stray !== undefined)
    return refuse('area', say('{area} is not one of your areas. Choose another.', { area: the('area', stray) }), rule);
  const total = Object.values(answer).reduce((sum, count) => sum + count, 0);
  if (total <= most) return undefined;
  return refuse('too-many', say('You place {total} tokens. Place at most {most}.', { total, most }), rule);
}

/** @rule EP 31.6 */
export function settleConflicts(world: EpWorld): Script | void {
  return conflict(world, bookOfStart);
}

/** Five tokens on a city site, ten elsewhere. @rule EP 31.7 */
export function buildFirstCities(world: EpWorld, seat: Seat): Script | void {
  return buildCities(world, seat, bookOfStart);
}

/** Markers begin far along the track, or one step behind where something is missing. @rule EP 31.10 @rule EP C78 */
export function placeMarkers(world: EpWorld): void {
  const { step } = SHORTER_START[lengthOf(world)];
  for (const seat of inTrackOrder(world)) {
    const number = nationOf(world, seat);
    const one = nation(world, number);
    one.step = meetsEpoch(world, number, step) ? step : step - 1;
    one.rev += 1;
    happen(world, 'EP 31.10', { what: 'marker-placed', nation: one.name, step: one.step });
  }
}
