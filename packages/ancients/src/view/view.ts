import { at, type Seat, same } from '@ecumene/engine';
import type { Ground, Terrain } from '../ground.ts';
import type { Movable } from '../movable.ts';
import { terrain } from '../nations.ts';
import type { PublicState } from '../state.ts';
import { faceOf, thingOf } from '../trade-cards/stacks.ts';
import {
  type Ancients,
  type DeclineReason,
  type MovementSoFar,
  type Nation,
  NOBODY,
  type Offer,
  type Pieces,
  type Ship,
} from '../world.ts';
import { keepBoard } from './board-in-numbers.ts';

/** What everybody sees of a nation. Trade cards in hand are its only secret. */
export interface NationView {
  readonly name: string;
  readonly seat: Seat | null;
  readonly stock: number;
  readonly treasury: number;
  readonly tokens: number;
  readonly cities: number;
  readonly citiesInStock: number;
  readonly pieces: Pieces;
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
  /** What it gives unnamed; shown to nobody but whoever made it. */
  readonly hides?: readonly string[];
  readonly wants: number;
  readonly asks: readonly string[];
  /** What the one it was made to said when it declined. */
  readonly declined?: { readonly why: DeclineReason | null; readonly card: string | null };
}

/** What a nation has moved so far: tokens by area, and areas entered by ship. */
export interface MovementView {
  readonly nation: string;
  readonly moved: Readonly<Record<string, number>>;
  readonly sailed: Readonly<Record<number, number>>;
  /** Ships built or kept, and how many were built, where that is done while moving. */
  readonly fit?: readonly number[];
  readonly built?: number;
}

/** What everybody sees of the world the Civilization games share. */
export interface AncientViewForAll<O = unknown> {
  readonly options: O;
  readonly ground: Ground;
  readonly turn: number;
  readonly over: boolean;
  readonly nations: readonly NationView[];
  readonly areas: Readonly<Record<string, AreaView>>;
  readonly newCities: readonly string[];
  readonly census: readonly string[];
  readonly movement: readonly MovementView[] | null;
  /** Areas out of play. */
  readonly outOfPlay?: readonly string[];
  /** How many cards lie in each stack. */
  readonly stacks: readonly number[];
  /** Cards that lie open beside the stacks until they go back. */
  readonly returned: readonly string[];
  readonly market: {
    /** Offers to everybody. Those between two are in `ownOffers` of these two: see `offersSeen`. */
    readonly offers: readonly OfferView[];
    readonly done: readonly string[];
    /** Nations others may trade through, and the card each asks; '' for none. */
    readonly tolls?: Readonly<Record<string, string>>;
  };
  readonly strikes: readonly { readonly calamity: string; readonly nation: string; readonly trader: string | null }[];
  /** All hands, once the game is over. */
  readonly hands: Readonly<Record<string, readonly string[]>> | null;
}

/** What one seat sees besides. */
export interface AncientViewForOne {
  /** The trade cards in the viewer's own hand. */
  readonly hand: readonly string[];
  /** Offers the viewer made, with what they give unnamed, and offers made to the viewer alone. */
  readonly ownOffers: readonly OfferView[];
}

/** What a seat sees of the world the Civilization games share. */
export interface AncientView<O = unknown> extends AncientViewForAll<O>, AncientViewForOne {}

/** Built from nothing: only what is named here is shown. @rule general.view */
export function seeForAll<O>(world: Ancients<O>, named: number): AncientViewForAll<O> {
  const ground = terrain(world);
  const nameOf = (number: number): string | null => world.nations[number]?.name ?? null;
  const { trade, movement } = world;
  return {
    options: world.options,
    ground: world.ground,
    turn: world.turn,
    over: world.over,
    nations: world.nations.map((one) => seeNation(one, world)),
    areas: seeAreas(world, ground),
    newCities: world.newCities.map((area) => at(ground.ids, area)),
    census: world.census.flatMap((number) => nameOf(number) ?? []),
    movement: movement === null ? null : movement.map((one) => seeMovement(world, one, ground)),
    ...(world.outOfPlay !== undefined && { outOfPlay: world.outOfPlay.map((area) => at(ground.ids, area)) }),
    stacks: trade.stacks.map((stack) => stack.length),
    returned: trade.returned.map((card) => faceOf(world, card).id).sort(),
    market: {
      offers: trade.market.offers.filter(({ to }) => to === undefined).map((offer) => seeOffer(world, offer, named)),
      done: trade.market.done.flatMap((number) => nameOf(number) ?? []),
      ...(trade.market.tolls !== undefined && { tolls: seeTolls(world, trade.market.tolls) }),
    },
    strikes: world.strikes.map(({ card, victim, trader }) => ({
      calamity: thingOf(faceOf(world, card)),
      nation: nameOf(victim) ?? '',
      trader: nameOf(trader),
    })),
    hands: world.over ? Object.fromEntries(world.nations.map((one) => [one.name, seeHand(world, one)])) : null,
  };
}

/** The other half: a hand, and offers that are not for all to see. @rule general.view */
export function seeForOne(world: Ancients, viewer: Seat | null, named: number): AncientViewForOne {
  const number = viewer === null ? NOBODY : world.nations.findIndex((one) => one.seat === viewer);
  const own = world.nations[number];
  if (own === undefined) return { hand: [], ownOffers: [] };
  const { offers } = world.trade.market;
  return {
    hand: seeHand(world, own),
    ownOffers: offers
      .filter(({ from, to }) => from === number || to === number)
      .map((offer) => (offer.from === number ? seeOwnOffer(world, offer, named) : seeOffer(world, offer, named))),
  };
}

/** Both halves. */
export function seeAncients<O>(world: Ancients<O>, viewer: Seat | null, named: number): AncientView<O> {
  return { ...seeForAll(world, named), ...seeForOne(world, viewer, named) };
}

/** All offers a viewer sees, by number: those to everybody, the viewer's own in full, and those to the viewer alone. */
export function offersSeen({ market, ownOffers }: Pick<AncientView, 'market' | 'ownOffers'>): readonly OfferView[] {
  if (ownOffers.length === 0) return market.offers;
  const own = new Set(ownOffers.map(({ id }) => id));
  return [...market.offers.filter(({ id }) => !own.has(id)), ...ownOffers].sort((a, b) => a.id - b.id);
}

function seeTolls(world: Ancients, tolls: Readonly<Record<number, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(tolls).map(([number, card]) => [at(world.nations, Number(number)).name, card]),
  );
}

const seenHands = new WeakMap<Nation, { readonly hand: readonly number[]; readonly seen: readonly string[] }>();

/** A hand as its owner sees it: the very same as before, where it holds the same cards. */
function seeHand(world: Ancients, one: Nation): readonly string[] {
  const known = seenHands.get(one);
  if (known?.hand.length === one.hand.length && known.hand.every((card, i) => card === one.hand[i])) return known.seen;
  const hand = [...one.hand];
  const seen = hand.toSorted((a, b) => a - b).map((card) => faceOf(world, card).id);
  seenHands.set(one, { hand, seen });
  return seen;
}

const seenNations = new WeakMap<Nation, NationView>();

/** What everybody sees of a nation: the very same as before, where nothing of it has changed. */
function seeNation(one: Nation, world: Ancients): NationView {
  const land = terrain(world);
  const view: NationView = {
    name: one.name,
    seat: one.seat,
    stock: one.stock,
    treasury: one.treasury,
    tokens: one.tokens,
    cities: one.cities,
    citiesInStock: one.pieces.cities - one.cities,
    pieces: one.pieces,
    ships: one.ships.map((ship) => seeShip(ship, land)),
    cards: { ...one.cards },
    step: one.step,
    hand: one.hand.length,
    shown: one.shown.map((card) => faceOf(world, card).id),
    idle: one.idle,
    inert: one.inert,
    waiting: one.waiting,
  };
  const seen = seenNations.get(one);
  if (seen !== undefined && same(seen, view)) return seen;
  seenNations.set(one, view);
  return view;
}

function seeShip({ no, at: area, shore, aboard }: Readonly<Ship>, { ids, shores }: Terrain): ShipView {
  return { no, area: at(ids, area), coast: shores[area]?.[shore]?.coast ?? null, aboard };
}

/** A view with what moves have changed since in a copy of its state. */
export function seeMoved<V extends AncientView>(view: V, state: Movable): V {
  const land = terrain(state);
  const names = state.nations.map(({ name }) => name);
  return {
    ...view,
    areas: settled(
      state.cityIn.map((_, area) => seeArea(state, area, names)),
      land.ids,
    ),
    movement: state.movement?.map((one) => seeMovement(state, one, land)) ?? null,
    nations: view.nations.map((one, number) => {
      const { stock, treasury, tokens, ships } = at(state.nations, number);
      return { ...one, stock, treasury, tokens, ships: ships.map((ship) => seeShip(ship, land)) };
    }),
  };
}

/** The board as it was last seen. */
interface SeenBoard {
  readonly tokens: number[];
  readonly cityIn: number[];
  /** What was seen in each area; nothing, where nobody lived. */
  readonly seen: (AreaView | undefined)[];
  areas: Readonly<Record<string, AreaView>>;
}

const boards = new WeakMap<Ancients, SeenBoard>();

function newBoard({ tokens, cityIn }: Ancients): SeenBoard {
  return {
    tokens: tokens.map(() => 0),
    cityIn: cityIn.map(() => NOBODY),
    seen: cityIn.map(() => undefined),
    areas: {},
  };
}

/** Who lives where; looked at anew only where it has changed. */
function seeAreas(world: Ancients, { ids }: Terrain): Readonly<Record<string, AreaView>> {
  const board = boards.get(world) ?? newBoard(world);
  boards.set(world, board);
  const names = world.nations.map(({ name }) => name);
  let changed = false;
  for (let area = 0; area < world.cityIn.length; area++) {
    if (!hasChanged(world, board, area)) continue;
    board.seen[area] = seeArea(world, area, names);
    changed = true;
  }
  if (!changed) return board.areas;
  board.areas = settled(board.seen, ids);
  keepBoard(board.areas, { tokens: board.tokens.slice(), cityIn: board.cityIn.slice() });
  return board.areas;
}

/** Whether an area has changed since it was last seen; takes note of how it is now. */
function hasChanged({ tokens, cityIn, nations }: Ancients, board: SeenBoard, area: number): boolean {
  let changed = board.cityIn[area] !== cityIn[area];
  if (changed) board.cityIn[area] = at(cityIn, area);
  const first = area * nations.length;
  for (let i = first; i < first + nations.length; i++) {
    if (board.tokens[i] === tokens[i]) continue;
    board.tokens[i] = at(tokens, i);
    changed = true;
  }
  return changed;
}

function seeArea(
  { tokens: counts, cityIn }: PublicState,
  area: number,
  names: readonly string[],
): AreaView | undefined {
  const tokens: Record<string, number> = {};
  let inhabited = false;
  for (let n = 0; n < names.length; n++) {
    const count = at(counts, area * names.length + n);
    if (count === 0) continue;
    tokens[at(names, n)] = count;
    inhabited = true;
  }
  const city = names[at(cityIn, area)] ?? null;
  return inhabited || city !== null ? { tokens, city } : undefined;
}

function settled(seen: readonly (AreaView | undefined)[], ids: readonly string[]): Record<string, AreaView> {
  const areas: Record<string, AreaView> = {};
  for (let area = 0; area < seen.length; area++) {
    const view = seen[area];
    if (view !== undefined) areas[at(ids, area)] = view;
  }
  return areas;
}

function seeMovement(
  world: PublicState,
  { nation, moved, sailed, fit, built }: MovementSoFar,
  ground: Terrain,
): MovementView {
  return {
    nation: at(world.nations, nation).name,
    moved: Object.fromEntries(moved.flatMap((count, area) => (count > 0 ? [[at(ground.ids, area), count]] : []))),
    sailed: Object.fromEntries(sailed.flatMap((areas, no) => (no > 0 ? [[no, areas ?? 0]] : []))),
    ...(fit !== undefined && { fit: [...fit] }),
    ...(built !== undefined && { built }),
  };
}

/** An offer never changes: while it stands, it is seen the same way. */
const seenOffers = new WeakMap<Offer, OfferView>();
const seenOwnOffers = new WeakMap<Offer, OfferView>();

function seeOffer(world: Ancients, offer: Offer, named: number): OfferView {
  const known = seenOffers.get(offer);
  if (known !== undefined) return known;
  const view: OfferView = {
    id: offer.id,
    from: at(world.nations, offer.from).name,
    to: offer.to === undefined ? null : at(world.nations, offer.to).name,
    counters: offer.counters ?? null,
    gives: offer.give.length,
    names: offer.give.slice(0, named).map((card) => faceOf(world, card).id),
    wants: offer.wants,
    asks: [...offer.asks],
    ...(offer.declined !== undefined && {
      declined: { why: offer.declined.why ?? null, card: offer.declined.card ?? null },
    }),
  };
  seenOffers.set(offer, view);
  return view;
}

function seeOwnOffer(world: Ancients, offer: Offer, named: number): OfferView {
  const known = seenOwnOffers.get(offer);
  if (known !== undefined) return known;
  const hides = offer.give.slice(named).map((card) => faceOf(world, card).id);
  const view: OfferView = { ...seeOffer(world, offer, named), hides };
  seenOwnOffers.set(offer, view);
  return view;
}
