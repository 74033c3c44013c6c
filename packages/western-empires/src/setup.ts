import { NOBODY, newNation, OUTSIDERS, placeTokens, terrainOf, versionIn } from '@ecumene/ancients';
import {
  ask,
  at,
  chooseOne,
  happen,
  must,
  newWorld,
  pick,
  type Random,
  type Script,
  type Seat,
  say,
  shuffle,
} from '@ecumene/engine';
import { type FullCredits, NO_CREDITS } from './book/state.ts';
import { BOARD, outOfPlay, PORTION, startOf } from './data/board.ts';
import {
  CIVILIZATION_IDS,
  IN_PLAY,
  PIECES,
  PLAYERS,
  type Players,
  START_CREDITS,
  START_TOKENS,
} from './data/civilizations.ts';
import type { WeOptions } from './options.ts';
import { stackTradeCards } from './trade-card-stacks.ts';
import { VERSION } from './versions.ts';
import type { WeWorld } from './world.ts';

const GROUND = { board: BOARD.id, ...PORTION, withoutSites: [] } as const;

/** How many play, as the tables of the book count them. @rule WE set-up.1 */
export function playersOf(seats: number): Players {
  return must(
    PLAYERS.find((players) => players === seats),
    `a set-up for ${seats} players`,
  );
}

function creditsOfEach(credits: number): FullCredits {
  return { science: credits, arts: credits, crafts: credits, civics: credits, religion: credits };
}

/** @rule WE set-up.2 @rule WE civilizations.1 @rule WE civilizations.3 @rule WE civilizations.6 @rule WE civilizations.7 @rule WE map.1 @rule WE start-credits.1 @rule WE start-credits.2 @rule WE start-credits.3 @rule WE short-game.27 */
export function setup(options: WeOptions, seats: readonly Seat[], random: Random, version = VERSION): WeWorld {
  const players = playersOf(seats.length);
  const terrain = terrainOf(GROUND);
  const names = CIVILIZATION_IDS.filter((id) => IN_PLAY[players].includes(id));
  const nations = [
    ...names.map((name) => newNation(name, PIECES)),
    newNation(OUTSIDERS, { ...PIECES, tokens: 0 }, true),
  ];
  const areas = terrain.ids.length;
  const credits = options.game === 'short' ? 0 : START_CREDITS[players];
  return {
    ...versionIn(version),
    ground: GROUND,
    outOfPlay: outOfPlay(players).map((id) => must(terrain.numbers.get(id), id)),
    turn: 0,
    nations,
    tokens: new Array<number>(areas * nations.length).fill(0),
    cityIn: new Array<number>(areas).fill(NOBODY),
    newCities: [],
    census: [],
    movement: null,
    trade: stackTradeCards(players, random),
    strikes: [],
    over: false,
    sequence: shuffle(random, [...seats]),
    credits: nations.map(() => creditsOfEach(credits)),
    newCredits: nations.map(() => NO_CREDITS),
    calamitiesHeld: nations.map(() => 0),
    called: [],
    lateIron: null,
    shortGameTokens: {},
    revealedTokens: {},
    using: null,
    leaving: [],
    ...newWorld(options, seats, random),
  };
}

/** Seats that have no civilization yet, in their random sequence. @rule WE civilizations.2 */
export function withoutCivilization(world: WeWorld): Seat[] {
  return world.sequence.filter((seat) => !world.nations.some((one) => one.seat === seat));
}

export function dealSequence(world: WeWorld): void {
  if (withoutCivilization(world).length > 0)
    happen(world, 'WE civilizations.2', { what: 'place-cards', order: [...world.sequence] });
}

/** Each player in turn takes a civilization and, in a full game, places a token on its start area. @rule WE civilizations.2 @rule WE civilizations.4 @rule WE areas.9 @rule WE W66 */
export function* chooseCivilization(world: WeWorld, seat: Seat): Script {
  if (world.room.gone.includes(seat)) return;
  const free = world.nations.flatMap((one, number) => (one.seat === null && !one.endless ? [number] : []));
  const names = free.map((number) => at(world.nations, number).name);
  const name = yield* oneOf(world, seat, names);
  const number = must(
    free.find((each) => at(world.nations, each).name === name),
    'a free civilization',
  );
  const one = at(world.nations, number);
  one.seat = seat;
  happen(world, 'WE civilizations.2', { what: 'nation-chosen', seat, nation: name });
  if (world.options.game !== 'full') return;
  const start = startOf(
    must(
      CIVILIZATION_IDS.find((id) => id === name),
      name,
    ),
  );
  placeTokens(
    world,
    'WE civilizations.4',
    number,
    must(terrainOf(world.ground).numbers.get(start), start),
    START_TOKENS,
  );
}

function* oneOf(world: WeWorld, seat: Seat, from: readonly string[]): Script<string> {
  if (from.length === 1) return at(from, 0);
  if (world.options.civilizations === 'dealt') return pick(world.random, from);
  const text = say('Choose your civilization.');
  return yield* ask(seat, chooseOne({ topic: 'choose-nation', text, rule: 'WE civilizations.2', of: 'nation', from }));
}
