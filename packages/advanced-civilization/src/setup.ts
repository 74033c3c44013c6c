import { NOBODY, newNation, OUTSIDERS, placeTokens, stackCards, terrainOf, versionIn } from '@ecumene/ancients';
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
  type Text,
} from '@ecumene/engine';
import { placements } from './atlantis.ts';
import { dealing, tradeCardFaces } from './calamity-stacks.ts';
import { LAYOUTS, type Layout } from './data/boards.ts';
import { ITALY_OR_IBERIA, ROWS } from './data/nations.ts';
import { piecesFor } from './imperial.ts';
import type { AcOptions } from './options.ts';
import { VERSION } from './versions.ts';
import type { AcWorld } from './world.ts';

/** The board for so many players, as the table chose it. @rule AC 16.1 */
function layoutFor(players: number, { board }: AcOptions): Layout {
  const layouts = must(LAYOUTS[players], `a board for ${players} players`);
  return must(
    layouts.find((layout) => layout.board === board),
    `a board called ${board} for ${players} players`,
  );
}

/** @rule AC 15.1 @rule AC 15.2 @rule AC 15.4 */
export function setup(options: AcOptions, seats: readonly Seat[], random: Random, version = VERSION): AcWorld {
  const { ground, tokens: printed, rows } = layoutFor(seats.length, options);
  const tokens = tokensEach(options, printed);
  const pieces = piecesFor(options, tokens);
  const terrain = terrainOf(ground);
  const extended = ground.panels.includes(ITALY_OR_IBERIA.with);
  const names = ROWS.map((row) => (extended && row === ITALY_OR_IBERIA.row ? ITALY_OR_IBERIA.becomes : row));
  const nations = [
    ...names.map((name) => newNation(name, pieces)),
    newNation(OUTSIDERS, { ...pieces, tokens: 0 }, true),
  ].map((one) => ({ ...one, mined: false }));
  const areas = terrain.ids.length;
  return {
    ground,
    turn: 0,
    nations,
    tokens: new Array<number>(areas * nations.length).fill(0),
    cityIn: new Array<number>(areas).fill(NOBODY),
    newCities: [],
    census: [],
    movement: null,
    trade: stackCards(tradeCardFaces(options), dealing(options, seats.length), random),
    strikes: [],
    over: false,
    placeOrder: shuffle(random, [...seats]),
    choosable: ROWS.flatMap((row, number) => {
      const allowed = rows === undefined || rows.includes(row);
      return allowed && (terrain.starts.get(at(names, number)) ?? []).length > 0 ? [number] : [];
    }),
    unsettled: false,
    credit: nations.map(() => Number(options.startingCredit)),
    redress: nations.map(() => ({})),
    worked: [],
    leaving: [],
    ...versionIn(version),
    ...newWorld(options, seats, random),
  };
}

const FEWER_TOKENS = 47;
const MORE_TOKENS = 55;

/** @rule AC 15.1 @rule AC ST tokens-47 @rule AC ST tokens-55 */
function tokensEach({ fewerTokens, moreTokens }: AcOptions, printed: number): number {
  if (fewerTokens) return FEWER_TOKENS;
  return moreTokens ? MORE_TOKENS : printed;
}

/** Seats that have no nation yet, in the order of the place cards. @rule AC 15.3 */
export function withoutNation(world: AcWorld): Seat[] {
  return world.placeOrder.filter((seat) => !world.nations.some((one) => one.seat === seat));
}

export function dealPlaceCards(world: AcWorld): void {
  if (withoutNation(world).length === 0) return;
  happen(world, 'AC 15.3', { what: 'place-cards', order: [...world.placeOrder] });
}

/** Each player in turn takes a nation and places its first tokens. @rule AC 15.3 @rule AC 15.31 @rule AC 16.12 */
export function* chooseNation(world: AcWorld, seat: Seat): Script {
  if (world.room.gone.includes(seat)) return;
  const free = world.choosable.filter((number) => at(world.nations, number).seat === null);
  const names = free.map((number) => at(world.nations, number).name);
  const name = yield* oneOf(world, seat, names, 'nation', say('Choose your nation.'));
  const number = must(
    free.find((one) => at(world.nations, one).name === name),
    'a free nation',
  );
  const one = at(world.nations, number);
  one.seat = seat;
  happen(world, 'AC 15.3', { what: 'nation-chosen', seat, nation: name });
  const terrain = terrainOf(world.ground);
  const starts = must(terrain.starts.get(name), `start areas of ${name}`).map((area) => at(terrain.ids, area));
  for (const { text, tokens } of placements(world, name)) {
    const start = yield* oneOf(world, seat, starts, 'area', text);
    placeTokens(world, 'AC 15.3', number, must(terrain.numbers.get(start), start), tokens);
  }
}

/** One of several, chosen or dealt. */
function* oneOf(world: AcWorld, seat: Seat, from: readonly string[], of: string, text: Text): Script<string> {
  if (from.length === 1) return at(from, 0);
  if (of === 'nation' && world.options.nations === 'dealt') return pick(world.random, from);
  return yield* ask(seat, chooseOne({ topic: `choose-${of}`, text, rule: 'AC 15.3', of, from }));
}
