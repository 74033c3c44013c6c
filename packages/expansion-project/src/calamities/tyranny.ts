import {
  type AreaNumber,
  annexCity,
  areaId,
  areaNumber,
  CITY_POINTS,
  citiesInStock,
  hasUnitsIn,
  type NationNumber,
  nameOf,
  nation,
  neighboursOf,
  replaceTokens,
  type Strike,
  seatOf,
  spare,
  terrain,
  tokensIn,
} from '@ecumene/ancients';
import { type Asking, act, ask, at, Dice, moves, type Refusal, refuse, type Script, say, the } from '@ecumene/engine';
import Type, { type Static } from 'typebox';
import { CALAMITY_ROWS } from '../data/calamities.ts';
import type { EpWorld } from '../world.ts';
import { workOut } from './amounts.ts';
import { findBeneficiary, rivals } from './beneficiary.ts';
import { damageLeft } from './damage-limit.ts';

const TYRANNY = 'tyranny';

/** Areas in the order in which they are annexed. */
const annexMoves = moves('annex-areas', Type.Array(Type.String({ maxLength: 40 }), { maxItems: 99 }));
type Order = Static<typeof annexMoves.schema>;

/** A neighbour annexes units of the victim, area by area. @rule EP 29.8.1.1 @rule EP 29.8.1.3 @rule EP 29.8.1.4 @rule EP 29.8.1.5 @rule EP 29.8.1.7 */
export function* tyranny(world: EpWorld, strike: Strike): Script {
  const { victim } = strike;
  const near = rivals(world, victim).filter((number) => isNextByLand(world, number, victim));
  if (near.length === 0) return spare(world, 'EP 29.8.1.7', strike);
  const beneficiary = yield* findBeneficiary(world, strike, TYRANNY, near, 'EP 29.8.1.2');
  if (beneficiary === undefined) return spare(world, 'EP 29.8.1.2', strike);
  const base = CALAMITY_ROWS[TYRANNY].amount * nation(world, victim).cities;
  const due = workOut(world, victim, TYRANNY, 'points-annexed', base, 'EP 29.8.1.4');
  const state = stateOf(world, victim, beneficiary, Math.min(due, damageLeft(world, victim)));
  if (openIn(state).length === 0) return spare(world, 'EP 29.8.1.6', strike);
  const order = yield* ask(seatOf(world, beneficiary), askOrder(world, state));
  for (const id of order) annex(world, state, areaNumber(world, id));
}

/** Whether two civilizations meet, in an area or across a land border. @rule EP 2.2.9 @rule EP 29.8.1.1 @rule EP C60 */
function isNextByLand(world: EpWorld, a: NationNumber, b: NationNumber): boolean {
  const { land } = terrain(world);
  return land.some(
    (next, area) => hasUnitsIn(world, area, a) && [area, ...next].some((other) => hasUnitsIn(world, other, b)),
  );
}

/** What is left to annex, and with what. */
interface Annexing {
  readonly victim: NationNumber;
  readonly beneficiary: NationNumber;
  /** Units of the victim by area. */
  readonly holdings: Map<AreaNumber, { tokens: number; city: boolean }>;
  /** Areas that are within the beneficiary's civilization or next to it. */
  readonly near: Set<AreaNumber>;
  readonly nextTo: (area: AreaNumber) => readonly AreaNumber[];
  points: number;
  stock: number;
  cities: number;
}

function stateOf(world: EpWorld, victim: NationNumber, beneficiary: NationNumber, points: number): Annexing {
  const holdings = new Map<AreaNumber, { tokens: number; city: boolean }>();
  const near = new Set<AreaNumber>();
  for (const [area, owner] of world.cityIn.entries()) {
    const tokens = tokensIn(world, area, victim);
    if (tokens > 0 || owner === victim) holdings.set(area, { tokens, city: owner === victim });
    if (!hasUnitsIn(world, area, beneficiary)) continue;
    for (const other of [area, ...neighboursOf(world, area)]) near.add(other);
  }
  const one = nation(world, beneficiary);
  return {
    victim,
    beneficiary,
    holdings,
    near,
    nextTo: (area) => [area, ...neighboursOf(world, area)],
    points,
    stock: one.stock,
    cities: citiesInStock(one),
  };
}

function copyOf(state: Annexing): Annexing {
  const holdings = new Map([...state.holdings].map(([area, one]) => [area, { ...one }]));
  return { ...state, holdings, near: new Set(state.near) };
}

/** How much of an area can be annexed: all of it, or else as many points as possible. A city takes five points and a city in stock. @rule EP 29.8.1.3 @rule EP 29.8.1.6 @rule EP C60 */
function shareOf({ holdings, points, stock, cities }: Annexing, area: AreaNumber): { tokens: number; city: boolean } {
  const here = holdings.get(area) ?? { tokens: 0, city: false };
  const city = here.city && points >= CITY_POINTS && cities > 0;
  return { city, tokens: Math.min(here.tokens, stock, points - (city ? CITY_POINTS : 0)) };
}

/** Areas of which something can be annexed now. */
function openIn(state: Annexing): AreaNumber[] {
  return [...state.holdings.keys()].filter((area) => {
    const { tokens, city } = shareOf(state, area);
    return state.near.has(area) && (city || tokens > 0);
  });
}

/** One area is annexed; units annexed before count for the next. @rule EP 29.8.1.3 */
function take(state: Annexing, area: AreaNumber): { tokens: number; city: boolean } {
  const share = shareOf(state, area);
  const here = state.holdings.get(area);
  if (here !== undefined) {
    here.tokens -= share.tokens;
    here.city = here.city && !share.city;
  }
  state.points -= share.tokens + (share.city ? CITY_POINTS : 0);
  state.stock -= share.tokens;
  state.cities -= share.city ? 1 : 0;
  for (const other of state.nextTo(area)) state.near.add(other);
  return share;
}

/** @rule EP 29.8.1.3 @rule EP C60 */
function annex(world: EpWorld, state: Annexing, area: AreaNumber | undefined): void {
  if (area === undefined) return;
  const { tokens, city } = take(state, area);
  const rule = 'EP 29.8.1.3';
  if (city) annexCity(world, rule, area, state.beneficiary);
  replaceTokens(world, rule, state.victim, state.beneficiary, area, tokens);
}

/** Areas are annexed one after another until nothing more can be. Says in which order, and what is left then. */
function growOrder(
  start: Annexing,
  pick: (open: readonly AreaNumber[], state: Annexing) => AreaNumber,
): { readonly order: readonly AreaNumber[]; readonly end: Annexing } {
  const end = copyOf(start);
  const order: AreaNumber[] = [];
  for (let open = openIn(end); open.length > 0; open = openIn(end)) {
    const area = pick(open, end);
    take(end, area);
    order.push(area);
  }
  return { order, end };
}

/** Cities come first, since tokens fill up any rest. @rule EP 24.5 */
function citiesFirst(open: readonly AreaNumber[], state: Annexing): AreaNumber {
  return open.find((area) => shareOf(state, area).city) ?? at(open, 0);
}

function askOrder(world: EpWorld, start: Annexing): Asking<Order> {
  const ids = [...start.holdings.keys()].map((area) => areaId(world, area));
  const bounds = { points: start.points, areas: ids };
  const text = say('{calamity}: choose areas of {nation} worth {points} unit points, in the order you annex them.', {
    calamity: the('card', TYRANNY),
    nation: the('nation', nameOf(world, start.victim)),
    points: start.points,
  });
  const usual = growOrder(start, citiesFirst);
  const named = (order: readonly AreaNumber[]): Order => order.map((area) => areaId(world, area));
  return act({ topic: 'annex-areas', text, rule: 'EP 29.8.1.3', bounds }, annexMoves, {
    check: (answer) => refuseOrder(world, start, usual.end.points, answer),
    sample: (random) => {
      const dice = new Dice(random);
      const some = growOrder(start, (open) => dice.pick(open));
      return named(some.end.points <= usual.end.points ? some.order : usual.order);
    },
    default: () => named(usual.order),
  });
}

/** Each area in turn must be open, and no points may be left that could be annexed. @rule EP 29.8.1.3 @rule EP 29.8.1.6 @rule EP 24.5 @rule EP P4 */
function refuseOrder(world: EpWorld, start: Annexing, mayBeLeft: number, answer: Order): Refusal | undefined {
  const state = copyOf(start);
  const rule = 'EP 29.8.1.3';
  for (const id of answer) {
    const area = areaNumber(world, id);
    if (area === undefined || !openIn(state).includes(area))
      return refuse(
        'area',
        say('You cannot annex {area} at that point. Choose areas next to your own.', { area: the('area', id) }),
        rule,
      );
    take(state, area);
  }
  if (openIn(state).length > 0)
    return refuse(
      'too-few',
      say('You must annex {points} more unit points. Add an area.', { points: state.points }),
      rule,
    );
  if (state.points <= mayBeLeft) return undefined;
  return refuse(
    'too-few',
    say('You must annex {points} more unit points. Annex a city before tokens.', {
      points: state.points - mayBeLeft,
    }),
    rule,
  );
}
