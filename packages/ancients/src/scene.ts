import { at, isRecord, must } from '@ecumene/engine';
import { foundCity } from './cities.ts';
import { areaId, areaNumber, areasWithTokens, citiesOf, nationNamed, terrain, tokensIn } from './nations.ts';
import { enter, leave } from './tokens.ts';
import { faceOf } from './trade-cards/stacks.ts';
import { type Ancients, type AreaNumber, type Nation, type NationNumber, NOBODY } from './world.ts';

/**
 * How scenario files and tests set up a nation; all of it may be left out, except that what is said replaces what was:
 *
 *     egypt: { seat: anna, tokens: { memphis: 3 }, cities: [thebes], ships: [alexandria, delphi/west], treasury: 5,
 *              stock: 10, cards: [pottery], hand: [grain, grain], step: 4 }
 *
 * Tokens that are nowhere else are in stock; `stock` moves the rest out of the game, for positions with short stock.
 */
export function arrangeNation(world: Ancients, name: string, has: unknown): void {
  const number = nationNamed(world, name);
  if (number === NOBODY) throw new Error(`there is no nation called ${name}`);
  if (!isRecord(has)) throw new Error(`say what ${name} has: tokens, cities, ships, treasury, cards, hand, step`);
  const one = at(world.nations, number);
  if (typeof has['seat'] === 'string') one.seat = has['seat'];
  clear(world, number, one);
  for (const [id, count] of Object.entries(isRecord(has['tokens']) ? has['tokens'] : {})) {
    enter(world, number, area(world, id), Number(count));
  }
  for (const id of list(has['cities'])) foundCity(world, number, area(world, id));
  for (const id of list(has['ships'])) launch(world, one, id);
  one.treasury = Number(has['treasury'] ?? 0);
  one.stock -= one.treasury;
  one.step = Number(has['step'] ?? one.step);
  one.cards = Object.fromEntries(list(has['cards']).map((card) => [card, -1]));
  deal(world, one, list(has['hand']));
  if (has['stock'] !== undefined) shorten(one, Number(has['stock']));
  one.rev += 1;
  if (one.stock < 0) throw new Error(`${name} has no ${one.pieces.tokens - one.stock} tokens`);
}

function list(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

function area(world: Ancients, id: string): AreaNumber {
  return must(areaNumber(world, id), `an area in play called ${id}`);
}

function clear(world: Ancients, number: NationNumber, one: Nation): void {
  for (const area of areasWithTokens(world, number)) leave(world, number, area, tokensIn(world, area, number));
  for (const area of citiesOf(world, number)) {
    world.cityIn[area] = NOBODY;
    one.cities -= 1;
  }
  one.stock += one.treasury;
  one.ships = [];
  for (const card of one.hand.splice(0)) at(world.trade.stacks, faceOf(world, card).stack - 1).push(card);
}

function launch(world: Ancients, one: Nation, berth: string): void {
  const [id = '', coast] = berth.split('/');
  const at = area(world, id);
  const shore = terrain(world).shores[at]?.findIndex((each) => each.coast === (coast ?? null)) ?? -1;
  if (shore < 0) throw new Error(`no ship can lie in ${berth}: say area, or area/coast where there are several`);
  one.ships.push({ no: one.ships.length + 1, at, shore, aboard: 0 });
}

function deal(world: Ancients, one: Nation, faces: readonly string[]): void {
  for (const face of faces) {
    const stack = must(
      world.trade.stacks.find((cards) => cards.some((card) => faceOf(world, card).id === face)),
      `another ${face} in the stacks`,
    );
    const index = stack.findIndex((card) => faceOf(world, card).id === face);
    one.hand.push(...stack.splice(index, 1));
  }
}

/** Fewer pieces, so that stock comes to this. */
function shorten(one: Nation, stock: number): void {
  Object.assign(one, { pieces: { ...one.pieces, tokens: one.pieces.tokens - one.stock + stock }, stock });
}

/** The same words for what a nation has now. */
export function factsOfNation(world: Ancients, number: NationNumber): Record<string, unknown> {
  const one = at(world.nations, number);
  const { shores } = terrain(world);
  return {
    seat: one.seat,
    tokens: Object.fromEntries(
      areasWithTokens(world, number).map((area) => [areaId(world, area), tokensIn(world, area, number)]),
    ),
    cities: citiesOf(world, number).map((area) => areaId(world, area)),
    ships: one.ships.map((ship) => {
      const coast = shores[ship.at]?.[ship.shore]?.coast ?? null;
      return coast === null ? areaId(world, ship.at) : `${areaId(world, ship.at)}/${coast}`;
    }),
    stock: one.stock,
    treasury: one.treasury,
    cards: Object.keys(one.cards).sort(),
    hand: one.hand.map((card) => faceOf(world, card).id).sort(),
    step: one.step,
  };
}
