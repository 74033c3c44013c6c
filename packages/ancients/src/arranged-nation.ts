import { at, Given } from '@ecumene/engine';
import { heldBy, take } from './arranged-trade.ts';
import type { Book } from './book/book.ts';
import { foundCity } from './cities.ts';
import { areaId, areaNumber, areasWithTokens, citiesOf, nationNamed, OUTSIDERS, terrain, tokensIn } from './nations.ts';
import type { PublicState } from './state.ts';
import { enter, leave } from './tokens.ts';
import { faceOf } from './trade-cards/stacks.ts';
import { type Ancients, type AreaNumber, type Nation, type NationNumber, NOBODY } from './world.ts';

const NATION_WORDS = [
  'seat',
  'tokens',
  'cities',
  'ships',
  'treasury',
  'stock',
  'cards',
  'hand',
  'step',
  'idle',
  'unpaid',
  'bought',
  'shown',
  'inert',
  'waiting',
] as const;
/** What a nation may have; a position may say anything that has no limit here. */
interface NationLimits {
  readonly advances?: readonly string[];
  readonly ships?: number;
  /** Tokens a ship carries. */
  readonly capacity?: number;
  readonly lastStep?: number;
}

/** The limits a book sets. */
export function limitsIn<S extends PublicState>(book: Book<S>, state: S, nation: NationNumber): NationLimits {
  return {
    advances: [...book.advances.rows.keys()],
    ships: book.ships.most(state, nation),
    capacity: book.movement.reach(state, nation).capacity,
    lastStep: book.track.finish(state),
  };
}

/**
 * Sets up a nation; all of it may be left out, except that what is said replaces what was:
 *
 *     egypt: { seat: anna, tokens: { memphis: 3 }, cities: [thebes], ships: [alexandria, delphi/west], treasury: 5,
 *              stock: 10, cards: [pottery], hand: [grain, grain], step: 4, idle: 1, unpaid: 2 }
 *
 * A ship with tokens aboard is `{ at: alexandria, aboard: 2 }`. Tokens that are nowhere else are in stock; `stock` moves
 * the rest out of the game, for positions with short stock.
 */
export function arrangeNation(
  world: Ancients,
  name: string,
  given: unknown,
  limits: (nation: NationNumber) => NationLimits = () => ({}),
  others: readonly string[] = [],
): void {
  const number = nationNamed(world, name);
  const one = at(world.nations, number);
  const has = (given instanceof Given ? given : new Given(given)).parts(NATION_WORDS);
  const seat = has.get('seat');
  if (seat !== undefined) takeSeat(world, one, seat, others);
  clear(world, number, one);
  const { advances, lastStep } = limits(number);
  const cards = has.get('cards')?.distinct() ?? [];
  if (one.endless && cards.length > 0) has.get('cards')?.fail(`${name} have no advances.`);
  one.cards = Object.fromEntries(
    cards.map((card) => [advances === undefined ? card.text() : card.oneOf(advances), -1]),
  );
  for (const [id, count] of has.get('tokens')?.parts(areaNames(world)) ?? []) {
    const tokens = count.count(one.endless ? undefined : one.stock);
    if (tokens > 0) enter(world, number, landOf(world, new Given(id, count.path)), tokens);
  }
  for (const city of has.get('cities')?.list() ?? []) settle(world, number, city);
  const { ships, capacity } = limits(number);
  for (const ship of has.get('ships')?.list() ?? []) {
    if (one.ships.length === ships && !one.endless) ship.fail(`${name} can have ${ships} ships at most.`);
    launch(world, one, ship, capacity);
  }
  one.treasury = has.get('treasury')?.count(one.stock) ?? 0;
  one.stock -= one.treasury;
  one.step = has.get('step')?.count(one.endless ? 0 : lastStep) ?? one.step;
  for (const card of has.get('hand')?.list() ?? []) one.hand.push(take(world, card));
  const stock = has.get('stock');
  if (stock !== undefined) shorten(one, stock.count(one.stock));
  one.idle = has.get('idle')?.count(one.tokens) ?? one.idle;
  one.unpaid = has.get('unpaid')?.count(one.cities) ?? one.unpaid;
  for (const [id, turn] of has.get('bought')?.parts(advances) ?? []) {
    if (!Object.hasOwn(one.cards, id)) turn.fail(`${name} does not own ${id}. Add it to cards.`);
    one.cards[id] = turn.count();
  }
  one.shown = (has.get('shown')?.list() ?? []).map((card) => heldBy(world, one, card));
  one.inert = has.get('inert')?.flag() ?? false;
  one.waiting = has.get('waiting')?.flag() ?? false;
}

export function areaNames(world: Ancients): readonly string[] {
  return world.cityIn.map((_, area) => areaId(world, area));
}

/** An area in play. */
export function areaOf(world: Ancients, given: Given): AreaNumber {
  const id = given.oneOf(areaNames(world));
  const area = areaNumber(world, id);
  if (area === undefined || world.outOfPlay?.includes(area) === true) return given.fail(`${id} is out of play.`);
  return area;
}

/** Land, where tokens and cities can stand. */
function landOf(world: Ancients, given: Given): AreaNumber {
  const area = areaOf(world, given);
  return terrain(world).isLand[area] === true
    ? area
    : given.fail(`${given.text()} is open sea. Name an area with land.`);
}

function takeSeat(world: Ancients, one: Nation, given: Given, others: readonly string[]): void {
  if (one.endless) given.fail(`Nobody leads ${one.name}.`);
  const seat = given.oneOf(world.seats);
  for (const [number, other] of world.nations.entries()) {
    if (other === one || other.seat !== seat) continue;
    if (others.includes(other.name)) given.fail(`${seat} already leads ${other.name}.`);
    clear(world, number, other);
    other.seat = null;
  }
  one.seat = seat;
}

/** Gives a nation without a player the first who leads nobody. */
export function seatSomebody(world: Ancients, name: string, given: Given): void {
  const one = at(world.nations, nationNamed(world, name));
  if (name === OUTSIDERS || one.seat !== null) return;
  const free = world.seats.find((seat) => !world.nations.some((each) => each.seat === seat));
  one.seat = free ?? given.fail(`Nobody is left to lead ${name}: there are ${world.seats.length} seats.`);
}

function clear(world: Ancients, number: NationNumber, one: Nation): void {
  for (const area of areasWithTokens(world, number)) leave(world, number, area, tokensIn(world, area, number));
  for (const area of citiesOf(world, number)) {
    world.cityIn[area] = NOBODY;
    one.cities -= 1;
  }
  one.stock += one.treasury;
  one.treasury = 0;
  for (const ship of one.ships) {
    one.stock += ship.aboard;
    one.tokens -= ship.aboard;
  }
  one.ships = [];
  for (const card of one.hand.splice(0)) at(world.trade.stacks, faceOf(world, card).stack - 1).push(card);
}

function settle(world: Ancients, number: NationNumber, given: Given): void {
  const area = landOf(world, given);
  const one = at(world.nations, number);
  const owner = at(world.cityIn, area);
  if (owner !== NOBODY) given.fail(`${at(world.nations, owner).name} has a city there already.`);
  if (!one.endless && one.cities >= one.pieces.cities)
    given.fail(`${one.name} has ${one.pieces.cities} cities in all.`);
  foundCity(world, number, area);
}

function launch(world: Ancients, one: Nation, given: Given, capacity = one.stock): void {
  const said = typeof given.value === 'string' ? undefined : given.parts(['at', 'aboard', 'no']);
  const berth = said?.get('at') ?? given;
  const [id = '', coast] = berth.text().split('/');
  const area = areaOf(world, new Given(id, berth.path));
  const shores = terrain(world).shores[area] ?? [];
  const shore = shores.findIndex((each) => each.coast === (coast ?? null));
  if (shore < 0) {
    const berths = shores.map((each) => (each.coast === null ? id : `${id}/${each.coast}`));
    berth.fail(
      `No ship can be in ${berth.text()}. ${berths.length === 0 ? 'It has no coast.' : `Say ${berths.join(' or ')}.`}`,
    );
  }
  const aboard = said?.get('aboard')?.count(Math.min(one.stock, capacity)) ?? 0;
  const no = said?.get('no')?.count() ?? one.ships.length + 1;
  if (one.ships.some((ship) => ship.no === no))
    given.fail(`${one.name} has another ship ${no}. Give each its own number.`);
  one.ships.push({ no, at: area, shore, aboard });
  one.stock -= aboard;
  one.tokens += aboard;
}

/** Fewer pieces, so that stock comes to this. */
function shorten(one: Nation, stock: number): void {
  Object.assign(one, { pieces: { ...one.pieces, tokens: one.pieces.tokens - one.stock + stock }, stock });
}
