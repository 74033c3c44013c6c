import { at, type Seat } from '@ecumene/engine';
import type { Ground, Terrain } from './ground.ts';
import { terrain } from './nations.ts';
import { faceOf } from './trade-cards/stacks.ts';
import type { Ancients, Nation, Offer } from './world.ts';

/** What everybody sees of a nation. Trade cards in hand are its only secret. */
export interface NationView {
  readonly name: string;
  readonly seat: Seat | null;
  readonly stock: number;
  readonly treasury: number;
  readonly tokens: number;
  readonly cities: number;
  readonly citiesInStock: number;
  readonly ships: readonly ShipView[];
  readonly cards: Readonly<Record<string, number>>;
  readonly step: number;
  readonly hand: number;
  /** Trade cards that lie face up. */
  readonly shown: readonly string[];
  readonly idle: number;
  readonly inert: boolean;
  readonly waiting: boolean;
}

export interface ShipView {
  readonly no: number;
  readonly area: string;
  readonly coast: string | null;
  readonly aboard: number;
}

/** Who lives in an area. Empty areas are left out of a view. */
export interface AreaView {
  readonly tokens: Readonly<Record<string, number>>;
  readonly city: string | null;
}

export interface OfferView {
  readonly id: number;
  readonly from: string;
  readonly to: string | null;
  readonly counters: number | null;
  readonly gives: number;
  readonly names: readonly string[];
  readonly wants: number;
  readonly asks: readonly string[];
}

/** What a seat sees of the world the Civilization games share. */
export interface AncientView {
  readonly ground: Ground;
  readonly turn: number;
  readonly over: boolean;
  readonly nations: readonly NationView[];
  readonly areas: Readonly<Record<string, AreaView>>;
  readonly newCities: readonly string[];
  readonly census: readonly string[];
  readonly movement: {
    readonly nation: string;
    readonly moved: Readonly<Record<string, number>>;
    readonly sailed: Readonly<Record<number, number>>;
  } | null;
  /** How many cards lie in each stack. */
  readonly stacks: readonly number[];
  /** Cards that lie open beside the stacks until they go back. */
  readonly returned: readonly string[];
  readonly market: {
    readonly offers: readonly OfferView[];
    readonly done: readonly string[];
    /** Nations others may trade through, and the card each asks; '' for none. */
    readonly tolls?: Readonly<Record<string, string>>;
  };
  readonly strikes: readonly { readonly calamity: string; readonly nation: string; readonly trader: string | null }[];
  /** The trade cards in the viewer's own hand. */
  readonly hand: readonly string[];
  /** All hands, once the game is over. */
  readonly hands: Readonly<Record<string, readonly string[]>> | null;
}

/** Built from nothing: only what is named here is shown. @rule AC 27.4 */
export function seeAncients(world: Ancients, viewer: Seat | null, named: number): AncientView {
  const ground = terrain(world);
  const nameOf = (number: number): string | null => world.nations[number]?.name ?? null;
  const own = viewer === null ? undefined : world.nations.find((one) => one.seat === viewer);
  const { trade, movement } = world;
  return {
    ground: world.ground,
    turn: world.turn,
    over: world.over,
    nations: world.nations.map((one) => seeNation(world, one, ground)),
    areas: seeAreas(world, ground),
    newCities: world.newCities.map((area) => at(ground.ids, area)),
    census: world.census.flatMap((number) => nameOf(number) ?? []),
    movement: movement === null ? null : seeMovement(world, movement, ground),
    stacks: trade.stacks.map((stack) => stack.length),
    returned: trade.returned.map((card) => faceOf(world, card).id).sort(),
    market: {
      offers: trade.market.offers
        .filter((offer) => maySee(world, offer, viewer))
        .map((offer) => seeOffer(world, offer, named)),
      done: trade.market.done.flatMap((number) => nameOf(number) ?? []),
      ...(trade.market.tolls !== undefined && { tolls: seeTolls(world, trade.market.tolls) }),
    },
    strikes: world.strikes.map(({ card, victim, trader }) => ({
      calamity: faceOf(world, card).id,
      nation: nameOf(victim) ?? '',
      trader: nameOf(trader),
    })),
    hand: own === undefined ? [] : seeHand(world, own),
    hands: world.over ? Object.fromEntries(world.nations.map((one) => [one.name, seeHand(world, one)])) : null,
  };
}

function seeTolls(world: Ancients, tolls: Readonly<Record<number, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(tolls).map(([number, card]) => [at(world.nations, Number(number)).name, card]),
  );
}

function seeHand(world: Ancients, { hand }: Nation): string[] {
  return hand.toSorted((a, b) => a - b).map((card) => faceOf(world, card).id);
}

function seeNation(world: Ancients, one: Nation, ground: Terrain): NationView {
  return {
    name: one.name,
    seat: one.seat,
    stock: one.stock,
    treasury: one.treasury,
    tokens: one.tokens,
    cities: one.cities,
    citiesInStock: one.pieces.cities - one.cities,
    ships: one.ships.map((ship) => ({
      no: ship.no,
      area: at(ground.ids, ship.at),
      coast: ground.shores[ship.at]?.[ship.shore]?.coast ?? null,
      aboard: ship.aboard,
    })),
    cards: { ...one.cards },
    step: one.step,
    hand: one.hand.length,
    shown: one.shown.map((card) => faceOf(world, card).id),
    idle: one.idle,
    inert: one.inert,
    waiting: one.waiting,
  };
}

function seeAreas(world: Ancients, ground: Terrain): Record<string, AreaView> {
  const areas: Record<string, AreaView> = {};
  const { tokens: counts, cityIn } = world;
  const names = world.nations.map(({ name }) => name);
  const width = names.length;
  for (let area = 0, first = 0; area < cityIn.length; area++, first += width) {
    let tokens: Record<string, number> | undefined;
    for (let n = 0; n < width; n++) {
      const count = counts[first + n] ?? 0;
      if (count === 0) continue;
      tokens ??= {};
      tokens[at(names, n)] = count;
    }
    const city = names[at(cityIn, area)] ?? null;
    if (tokens !== undefined || city !== null) areas[at(ground.ids, area)] = { tokens: tokens ?? {}, city };
  }
  return areas;
}

function seeMovement(
  world: Ancients,
  { nation, moved, sailed }: NonNullable<Ancients['movement']>,
  ground: Terrain,
): AncientView['movement'] {
  return {
    nation: at(world.nations, nation).name,
    moved: Object.fromEntries(moved.flatMap((count, area) => (count > 0 ? [[at(ground.ids, area), count]] : []))),
    sailed: Object.fromEntries(sailed.flatMap((areas, no) => (no > 0 ? [[no, areas]] : []))),
  };
}

/** An offer to one nation is between the two. */
function maySee(world: Ancients, offer: Offer, viewer: Seat | null): boolean {
  if (offer.to === undefined) return true;
  return viewer !== null && [offer.from, offer.to].some((number) => world.nations[number]?.seat === viewer);
}

function seeOffer(world: Ancients, offer: Offer, named: number): OfferView {
  return {
    id: offer.id,
    from: at(world.nations, offer.from).name,
    to: offer.to === undefined ? null : at(world.nations, offer.to).name,
    counters: offer.counters ?? null,
    gives: offer.give.length,
    names: offer.give.slice(0, named).map((card) => faceOf(world, card).id),
    wants: offer.wants,
    asks: [...offer.asks],
  };
}
