import { at } from '@ecumene/engine';
import { areaId, areasWithTokens, citiesOf, terrain, tokensIn } from './nations.ts';
import { faceOf } from './trade-cards/stacks.ts';
import { type Ancients, type Nation, type NationNumber, NOBODY } from './world.ts';

/** Something each nation has, by its name. */
export function byName<T>(world: Ancients, values: readonly T[]): Record<string, T> {
  return Object.fromEntries(values.map((value, number) => [at(world.nations, number).name, value]));
}

/** What a nation has, in the words of scenario files. */
interface NationFacts {
  readonly seat: string | null;
  readonly tokens: Readonly<Record<string, number>>;
  readonly cities: readonly string[];
  readonly ships: readonly (string | { readonly at: string; readonly aboard: number })[];
  readonly stock: number;
  readonly treasury: number;
  readonly cards: readonly string[];
  readonly hand: readonly string[];
  readonly step: number;
  readonly idle: number;
  readonly unpaid: number;
}

/** Whether there is anything to say of a nation. */
export function isInPlay({ seat, tokens, cities, ships, hand }: Nation): boolean {
  return seat !== null || tokens > 0 || cities > 0 || ships.length > 0 || hand.length > 0;
}

/** What must be said of a nation so that it is as it is now. */
export function describeNation(world: Ancients, number: NationNumber): Readonly<Record<string, unknown>> {
  const one = at(world.nations, number);
  const { seat, stock, ships, cards, ...facts } = factsOfNation(world, number);
  const placed = one.treasury + one.tokens;
  const bought = Object.entries(one.cards).filter(([, turn]) => turn >= 0);
  return {
    ...(seat !== null && { seat }),
    ...facts,
    cards,
    ships: ships.map((ship, i) => {
      const { no } = at(one.ships, i);
      return no === i + 1 ? ship : typeof ship === 'string' ? { at: ship, no } : { ...ship, no };
    }),
    ...(!one.endless && stock !== one.pieces.tokens - placed && { stock }),
    ...(bought.length > 0 && { bought: Object.fromEntries(bought) }),
    ...(one.shown.length > 0 && { shown: one.shown.map((card) => faceOf(world, card).id) }),
    ...(one.inert && { inert: true }),
    ...(one.waiting && { waiting: true }),
  };
}

/** The stacks, who gave calamities away and who trades. What waits to go back to the stacks is what is said nowhere. */
export function describeTrade(world: Ancients): Readonly<Record<string, unknown>> {
  const called = (number: NationNumber): string => at(world.nations, number).name;
  const face = (card: number): string => faceOf(world, card).id;
  const held = new Set(world.nations.flatMap(({ hand }) => hand));
  const given = Object.entries(world.trade.givers).filter(([card]) => held.has(Number(card)));
  return {
    stackOrder: Object.fromEntries(world.trade.stacks.map((stack, i) => [i + 1, stack.map(face).reverse()])),
    traded: Object.fromEntries(given.map(([card, giver]) => [face(Number(card)), called(giver)])),
    strikes: world.strikes.map(({ card, victim, trader }) => ({
      calamity: face(card),
      victim: called(victim),
      ...(trader !== NOBODY && { trader: called(trader) }),
    })),
    ...describeMarket(world),
  };
}

function describeMarket(world: Ancients): Readonly<Record<string, unknown>> {
  const called = (number: NationNumber): string => at(world.nations, number).name;
  const { traders, done, offers, made, tolls } = world.trade.market;
  return {
    traders: traders.map(called),
    done: done.map(called),
    offers: offers.map(({ from, to, give, ...offer }) => ({
      ...offer,
      from: called(from),
      ...(to !== undefined && { to: called(to) }),
      give: give.map((card) => faceOf(world, card).id),
    })),
    offersMade: made,
    ...(tolls !== undefined && {
      tolls: Object.fromEntries(Object.entries(tolls).map(([number, card]) => [called(Number(number)), card])),
    }),
  };
}

/** What a nation has now. */
export function factsOfNation(world: Ancients, number: NationNumber): NationFacts {
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
      const berth = coast === null ? areaId(world, ship.at) : `${areaId(world, ship.at)}/${coast}`;
      return ship.aboard === 0 ? berth : { at: berth, aboard: ship.aboard };
    }),
    stock: one.stock,
    treasury: one.treasury,
    cards: Object.keys(one.cards).sort(),
    hand: one.hand.map((card) => faceOf(world, card).id).sort(),
    step: one.step,
    idle: one.idle,
    unpaid: one.unpaid,
  };
}
