import { ask, chooseOne, chooseSome, happen, type Script, type Seat, say, type Text, the } from '@ecumene/engine';
import { annexCity, eliminateCity } from '../cities.ts';
import {
  active,
  areaId,
  areaNumber,
  byStock,
  citiesInStock,
  citiesOf,
  nameOf,
  nation,
  nationOf,
  seatOf,
} from '../nations.ts';
import { fillTreasury } from '../tokens.ts';
import type { Ancients, AreaNumber, NationNumber } from '../world.ts';

/** How a game taxes. */
export interface Taxation {
  /** The rates a nation may choose from, the lowest first. */
  rates(world: Ancients, number: NationNumber): readonly number[];
  readonly usual: number;
  mayRevolt(world: Ancients, number: NationNumber): boolean;
  readonly rules: { readonly pay: string; readonly rate: string; readonly revolt: string; readonly nobody: string };
}

/** @rule AC 19.1 @rule AC 19.2 */
export function payTaxes(world: Ancients, seat: Seat, taxation: Taxation): Script | void {
  const number = nationOf(world, seat);
  const one = nation(world, number);
  one.unpaid = 0;
  if (one.cities === 0) return;
  const rates = taxation.rates(world, number);
  if (rates.length > 1) return chooseRate(world, number, taxation, rates);
  pay(world, number, taxation, rates[0] ?? 0);
}

/** Where a rate would cost cities, each says how many, and such a rate is not chosen without its owner. */
function* chooseRate(world: Ancients, number: NationNumber, taxation: Taxation, rates: readonly number[]): Script {
  const lost = (rate: number): number => unpaidAt(world, number, taxation, rate);
  const dear = rates.filter((rate) => lost(rate) > 0);
  const rate = yield* ask(
    seatOf(world, number),
    chooseOne({
      topic: 'tax-rate',
      text: say('How many tokens do you tax from each city?'),
      rule: taxation.rules.rate,
      from: rates.map(String),
      usual: String(taxation.usual),
      ...(dear.length > 0 && {
        heed: dear.map(String),
        words: Object.fromEntries(rates.map((each) => [String(each), costOf(each, lost(each))])),
      }),
    }),
  );
  pay(world, number, taxation, Number(rate));
}

function costOf(rate: number, cities: number): Text {
  return say('{rate}: {cities, plural, =0 {no city revolts} one {a city revolts} other {# cities revolt}}', {
    rate,
    cities,
  });
}

/** How many cities a nation could not pay for at a rate, and would lose. @rule AC 19.31 @rule AC 19.34 */
function unpaidAt(world: Ancients, number: NationNumber, taxation: Taxation, rate: number): number {
  return taxation.mayRevolt(world, number) ? unpaidCities(nation(world, number), rate) : 0;
}

/** How many cities a stock does not pay for at a rate. */
export function unpaidCities(
  { stock, cities }: { readonly stock: number; readonly cities: number },
  rate: number,
): number {
  return rate === 0 ? 0 : Math.max(0, cities - Math.floor(stock / rate));
}

/** Cities left unpaid will revolt; what there is in stock is paid all the same. @rule AC 19.1 */
function pay(world: Ancients, number: NationNumber, taxation: Taxation, rate: number): void {
  const one = nation(world, number);
  const tokens = Math.min(one.stock, rate * one.cities);
  one.unpaid = unpaidAt(world, number, taxation, rate);
  fillTreasury(world, number, tokens);
  happen(world, taxation.rules.pay, { what: 'taxed', nation: one.name, rate, tokens, unpaid: one.unpaid });
}

/** Once all have paid, unpaid cities revolt, nation by nation. @rule AC 19.31 */
export function revolts(world: Ancients, taxation: Taxation): Script | void {
  const rebels = active(world).filter((number) => nation(world, number).unpaid > 0);
  if (rebels.length > 0) return settleRevolts(world, taxation, rebels);
}

function* settleRevolts(world: Ancients, taxation: Taxation, rebels: readonly NationNumber[]): Script {
  for (const rebel of rebels) {
    yield* revolt(world, rebel, taxation);
    nation(world, rebel).unpaid = 0;
  }
}

/** The cities go to whoever has most in stock, then to the next; what nobody can take is lost. @rule AC 19.32 @rule AC 19.33 @rule AC A20 */
function* revolt(world: Ancients, rebel: NationNumber, taxation: Taxation): Script {
  const one = nation(world, rebel);
  while (one.unpaid > 0) {
    const heirs = active(world).filter((number) => number !== rebel && citiesInStock(nation(world, number)) > 0);
    const heir = byStock(world, heirs)[0];
    if (heir === undefined) return yield* abandon(world, rebel, taxation);
    const count = Math.min(one.unpaid, citiesInStock(nation(world, heir)));
    for (const area of yield* chooseRebels(world, rebel, heir, count, taxation)) {
      annexCity(world, taxation.rules.revolt, area, heir);
    }
    one.unpaid -= count;
  }
}

function* chooseRebels(
  world: Ancients,
  rebel: NationNumber,
  chooser: NationNumber,
  count: number,
  { rules }: Taxation,
): Script<readonly AreaNumber[]> {
  const cities = citiesOf(world, rebel);
  if (cities.length <= count) return cities;
  const chosen = yield* ask(
    seatOf(world, chooser),
    chooseSome({
      topic: 'revolting-cities',
      text: say('Which {count, plural, one {city} other {# cities}} of {nation} revolt?', {
        count,
        nation: the('nation', nameOf(world, rebel)),
      }),
      rule: rules.revolt,
      of: 'area',
      from: cities.map((area) => areaId(world, area)),
      least: count,
      most: count,
    }),
  );
  return chosen.flatMap((id) => areaNumber(world, id) ?? []);
}

/** Nobody can take them over: they are eliminated, and their owner says which. @rule AC 19.33 */
function* abandon(world: Ancients, rebel: NationNumber, taxation: Taxation): Script {
  const one = nation(world, rebel);
  for (const area of yield* chooseRebels(world, rebel, rebel, one.unpaid, taxation)) {
    eliminateCity(world, taxation.rules.nobody, area);
  }
  one.unpaid = 0;
}
