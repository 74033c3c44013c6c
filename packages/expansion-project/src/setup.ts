import { NOBODY, newNation, OUTSIDERS, placeTokens, terrainOf, versionIn } from '@ecumene/ancients';
import {
  ask,
  at,
  chooseOne,
  happen,
  must,
  newWorld,
  type Random,
  type Script,
  type Seat,
  say,
  shuffle,
} from '@ecumene/engine';
import { traitsOf } from './book/cultures.ts';
import { NO_CREDITS } from './book/state.ts';
import { blocksOf, inPlay } from './civilizations-in-play.ts';
import { BLOCKS, LEVELS } from './data/blocks.ts';
import { BOARD, PORTION, removedAreas, startOf } from './data/board.ts';
import { type CivilizationId, isCivilization, PIECES, START_TOKENS } from './data/civilizations.ts';
import { CULTURES } from './data/cultures.ts';
import type { EpOptions } from './options.ts';
import { stackTradeCards } from './trade-card-stacks.ts';
import { hasFarSeas, VERSION } from './versions.ts';
import type { EpWorld } from './world.ts';

const NEAR_SEAS = { board: BOARD.id, ...PORTION, withoutSites: [] } as const;
const GROUND = { ...NEAR_SEAS, farSeas: true } as const;

/** Sets of pieces for each player with Imperial Civilization. @rule EP 33.3.2.1 @rule EP C94 */
const IMPERIAL_SETS = 2;

/** @rule EP 3.1 @rule EP 33.3.2.1 @rule EP O 3.3.2.13 @rule EP C94 */
function piecesOf(
  id: CivilizationId,
  { imperial, uniqueCultures }: EpOptions,
): typeof PIECES | Record<keyof typeof PIECES, number> {
  const sets = imperial ? IMPERIAL_SETS : 1;
  const fewer = uniqueCultures
    ? CULTURES[id].traits.reduce((sum, trait) => sum + (trait.is === 'ships' ? trait.by : 0), 0)
    : 0;
  return { tokens: sets * PIECES.tokens, cities: sets * PIECES.cities, ships: sets * (PIECES.ships + fewer) };
}

/** What barbarians and pirates have where they can run out. @rule EP C82 */
function outsiders({ whitePieces }: EpOptions) {
  return whitePieces === 'printed'
    ? newNation(OUTSIDERS, { ...PIECES, ships: 0 })
    : newNation(OUTSIDERS, { ...PIECES, tokens: 0 }, true);
}

/** @rule EP 10.1 @rule EP 10.2 @rule EP 10.3 @rule EP 10.5 @rule EP 9.4 @rule EP C1 */
export function setup(options: EpOptions, seats: readonly Seat[], random: Random, version = VERSION): EpWorld {
  const ground = hasFarSeas(version) ? GROUND : NEAR_SEAS;
  const terrain = terrainOf(ground);
  const names = inPlay(options, seats.length, random);
  const blocks = blocksOf(names);
  const nations = [...names.map((id) => newNation(id, piecesOf(id, options))), outsiders(options)];
  const areas = terrain.ids.length;
  const players = new Map(BLOCKS.map((block) => [block, names.filter((id) => blocks.get(id) === block).length]));
  return {
    ...versionIn(version),
    ground,
    outOfPlay: removedAreas(names).map((id) => must(terrain.numbers.get(id), id)),
    firstStacks: names.map((id) => LEVELS * BLOCKS.indexOf(blocks.get(id) ?? 'west')),
    turn: 0,
    nations,
    tokens: new Array<number>(areas * nations.length).fill(0),
    cityIn: new Array<number>(areas).fill(NOBODY),
    newCities: [],
    census: [],
    movement: null,
    trade: stackTradeCards(players, options, random),
    strikes: [],
    over: false,
    sequence: shuffle(random, [...seats]),
    credits: nations.map(() => NO_CREDITS),
    newCredits: nations.map(() => NO_CREDITS),
    called: null,
    majorsKept: {},
    packages: {},
    using: null,
    leaving: [],
    ...newWorld(options, seats, random),
  };
}

/** Seats that have no civilization yet, in their random sequence. @rule EP 10.4 */
export function withoutCivilization(world: EpWorld): Seat[] {
  return world.sequence.filter((seat) => !world.nations.some((one) => one.seat === seat));
}

/** Everybody draws a civilization at random or, by option, chooses one in turn; for those who have left, too. @rule EP 10.4 */
export function* takeCivilization(world: EpWorld, seat: Seat): Script {
  const free = world.nations.flatMap(({ seat: taken, name }) => (taken === null && isCivilization(name) ? [name] : []));
  const name = yield* oneOf(world, seat, free);
  const one = must(
    world.nations.find((each) => each.name === name),
    name,
  );
  one.seat = seat;
  happen(world, 'EP 10.4', { what: 'nation-chosen', seat, nation: name });
}

function* oneOf(world: EpWorld, seat: Seat, from: readonly string[]): Script<string> {
  if (from.length === 1) return at(from, 0);
  if (world.options.deal === 'drawn') return at(shuffle(world.random, [...from]), 0);
  const text = say('Choose your civilization.');
  return yield* ask(seat, chooseOne({ topic: 'choose-nation', text, rule: 'EP 10.4', of: 'nation', from }));
}

/** Advancements that cultures begin with. @rule EP O 3.3.1.1 @rule EP C97 */
export function bringCultures(world: EpWorld): void {
  for (const [number, one] of world.nations.entries()) {
    const advances = traitsOf(world, number, 'free-advances').flatMap((trait) => trait.advances);
    if (advances.length === 0) continue;
    for (const id of advances) one.cards[id] = 0;
    happen(world, isCivilization(one.name) ? CULTURES[one.name].rule : 'EP O 3.3.1.1', {
      what: 'culture-begins',
      nation: one.name,
      advances,
    });
  }
}

/** One token on the start area of each. @rule EP 10.5 */
export function placeFirstTokens(world: EpWorld): void {
  for (const [number, { name }] of world.nations.entries()) {
    if (!isCivilization(name)) continue;
    const start = must(terrainOf(world.ground).numbers.get(startOf(name)), name);
    placeTokens(world, 'EP 10.5', number, start, START_TOKENS);
  }
}
