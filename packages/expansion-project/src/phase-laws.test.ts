import {
  aboard,
  active,
  areaId,
  brokenPieces,
  citiesOf,
  foreignTokensIn,
  foundCity,
  holds,
  isOutOfPlay,
  limitIn,
  NOBODY,
  nation,
  supportMissing,
  terrain,
  tokensIn,
} from '@ecumene/ancients';
import {
  Dice,
  NOTHING_KEPT,
  type Program,
  type Random,
  randomFrom,
  type Seat,
  sequence,
  step,
  Table,
} from '@ecumene/engine';
import { expect, test } from 'vitest';
import { book } from './book.ts';
import { ADVANCE_IDS } from './data/advances.ts';
import { regionOf } from './data/board.ts';
import { isCivilization } from './data/civilizations.ts';
import { expansionProject } from './game.ts';
import { type EpOptions, sheet } from './options.ts';
import { setup } from './setup.ts';
import type { EpWorld } from './world.ts';

/** What must hold when a phase is over, whoever played it and however. */

const TREASURY = 8;

/** Everybody begins with advancements, treasury, cities and tokens that touch those of others. */
function crowdedSetup(options: EpOptions, seats: readonly Seat[], random: Random): EpWorld {
  const world = setup(options, seats, random);
  const dice = new Dice(random);
  const { limit, numbers, land } = terrain(world);
  const isFree = (area: number): boolean =>
    (limit[area] ?? 0) > 0 && !isOutOfPlay(world, area) && world.cityIn[area] === NOBODY;
  for (const [number, one] of world.nations.entries()) {
    if (!isCivilization(one.name)) continue;
    for (const id of dice.shuffle([...ADVANCE_IDS]).slice(0, dice.between(6, 22))) one.cards[id] = 0;
    one.stock -= TREASURY;
    one.treasury = TREASURY;
    const areas = dice.shuffle(regionOf(one.name).flatMap((id) => numbers.get(id) ?? [])).filter(isFree);
    for (const area of areas.slice(0, dice.between(2, 8))) foundCity(world, number, area);
    const near = areas.flatMap((area) => land[area] ?? []).filter(isFree);
    for (const area of dice.shuffle([...new Set(near)]).slice(0, 12)) {
      const count = Math.min(one.stock, dice.between(1, 3));
      world.tokens[area * world.nations.length + number] = tokensIn(world, area, number) + count;
      one.stock -= count;
      one.tokens += count;
    }
  }
  for (const stack of world.trade.stacks) stack.splice(0, stack.length, ...dice.shuffle([...stack]));
  return world;
}

type Law = (world: EpWorld) => readonly string[];

const eachNation = (world: EpWorld, law: (number: number) => string | undefined): string[] =>
  world.nations.flatMap((_, number) => {
    const fault = law(number);
    return fault === undefined ? [] : [`${nation(world, number).name}: ${fault}`];
  });
const eachArea = (world: EpWorld, law: (area: number) => string | undefined): string[] =>
  world.cityIn.flatMap((_, area) => {
    const fault = law(area);
    return fault === undefined ? [] : [`${areaId(world, area)}: ${fault}`];
  });
const ownersIn = (world: EpWorld, area: number): number[] =>
  world.nations.flatMap((_, number) => (tokensIn(world, area, number) > 0 ? [number] : []));
const allIn = (world: EpWorld, area: number): number =>
  world.nations.reduce((sum, _, number) => sum + tokensIn(world, area, number), 0);

const nobodyOutside: Law = (world) => [
  ...brokenPieces(world),
  ...eachArea(world, (area) =>
    isOutOfPlay(world, area) && (world.cityIn[area] !== NOBODY || allIn(world, area) > 0)
      ? 'is out of play'
      : undefined,
  ),
  ...eachNation(world, (number) =>
    nation(world, number).ships.some(({ at }) => isOutOfPlay(world, at)) ? 'has a ship out of play' : undefined,
  ),
];

const noConflict: Law = (world) =>
  eachArea(world, (area) => {
    const owner = world.cityIn[area] ?? NOBODY;
    if (owner !== NOBODY) return foreignTokensIn(world, area, owner) > 0 ? 'tokens before a city' : undefined;
    return ownersIn(world, area).length > 1 && allIn(world, area) > limitIn(world, area)
      ? 'still a conflict'
      : undefined;
  });

const noSurplus: Law = (world) =>
  eachArea(world, (area) => {
    const [owner, ...others] = ownersIn(world, area);
    if (owner === undefined) return undefined;
    const city = world.cityIn[area] ?? NOBODY;
    if (city !== NOBODY)
      return others.length > 0 || owner !== city || allIn(world, area) > (holds(world, city, 'public-works') ? 1 : 0)
        ? 'too many beside a city'
        : undefined;
    const more = others.length === 0 && holds(world, owner, 'agriculture') ? 1 : 0;
    return allIn(world, area) > limitIn(world, area) + more ? 'above its limit' : undefined;
  });

const shipsInOrder: Law = (world) =>
  eachNation(world, (number) => {
    const { ships, pieces } = nation(world, number);
    if (ships.length > (world.options.imperialShips === 'eight' ? 8 : 4) || ships.length > pieces.ships)
      return 'too many ships';
    return aboard(nation(world, number)) > 0 ? 'tokens aboard' : undefined;
  });

const cityLaw: Law = (world) => [
  ...eachNation(world, (number) => {
    const one = nation(world, number);
    return !one.endless && one.cities > (world.options.imperial ? 18 : 9) ? 'too many cities' : undefined;
  }),
  ...world.newCities.flatMap((area) =>
    limitIn(world, area) === 0 || world.cityIn[area] === NOBODY || allIn(world, area) > 0
      ? [`new city in ${areaId(world, area)}`]
      : [],
  ),
];

const supported: Law = (world) =>
  active(world).flatMap((number) =>
    supportMissing(book.support, world, number) > 0 && citiesOf(world, number).length > 0
      ? [`${nation(world, number).name}: unsupported`]
      : [],
  );

const LAWS: Readonly<Record<string, readonly Law[]>> = {
  ships: [shipsInOrder],
  movement: [shipsInOrder],
  conflict: [noConflict],
  cities: [cityLaw, noConflict],
  surplus: [noSurplus],
  'first-surplus': [noSurplus],
  support: [supported, noSurplus],
  'second-support': [supported],
  'first-support': [supported, noSurplus],
};

function underLaw(program: Program<EpWorld>, faults: string[]): Program<EpWorld> {
  const within = (part: Program<EpWorld>): Program<EpWorld> => underLaw(part, faults);
  const inside = ((): Program<EpWorld> => {
    switch (program.is) {
      case 'sequence':
        return { ...program, parts: program.parts.map(within) };
      case 'repeat':
      case 'when':
        return { ...program, part: within(program.part) };
      default:
        return program;
    }
  })();
  const laws = LAWS[program.name];
  if (laws === undefined && program.is === 'sequence') return inside;
  return sequence(
    program.name,
    inside,
    step('law', (world: EpWorld) => {
      for (const law of [nobodyOutside, ...(laws ?? [])])
        for (const fault of law(world)) faults.push(`turn ${world.turn}, after ${program.name}: ${fault}`);
    }),
  );
}

const GAMES = 6;

test.each(Array.from({ length: GAMES }, (_, i) => `crowded ${i}`))(
  '[EP 9.5] [EP 16.4] [EP 17.5.2.2] [EP 18.1] [EP 19.1] [EP 20.1] [EP 21.1] every phase leaves the board as the book wants it, game %s',
  (seed) => {
    const random = randomFrom(`laws ${seed}`);
    const dice = new Dice(random);
    const faults: string[] = [];
    const game = { ...expansionProject, setup: crowdedSetup, program: underLaw(expansionProject.program, faults) };
    const seats = Array.from({ length: dice.between(5, 18) }, (_, i) => `seat ${i}`);
    const options = sheet.draw(random, { game: 'full', turns: 3 }, seats.length);
    const table = Table.open(game, { options, seats, seed }, NOTHING_KEPT);
    for (let i = 0; !table.over && faults.length === 0 && i < 20_000; i++) {
      const posts = table.openQuestions();
      const post = posts.find(({ asking }) => asking.question.optional === undefined) ?? posts[0];
      if (post === undefined) break;
      const answer = post.asking.question.topic === 'trade' ? post.asking.default() : post.asking.sample(random);
      const { ok } = table.answer(post.seat, post.id, answer);
      if (!ok) faults.push(`${post.asking.question.topic} is refused`);
    }
    expect(faults, JSON.stringify(options)).toEqual([]);
    expect(table.over).toBe(true);
  },
);
