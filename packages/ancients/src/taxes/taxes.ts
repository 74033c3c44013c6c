import { ask, chooseOne, chooseSome, happen, type Script, type Seat, say, type Text, the } from '@ecumene/engine';
import type { Book } from '../book/book.ts';
import { revoltsAt, type Taxes, taxAt } from '../book/taxes.ts';
import { annexCity, eliminateCity } from '../cities.ts';
import { active, areaId, areaNumber, citiesInStock, citiesOf, nameOf, nation, nationOf, seatOf } from '../nations.ts';
import type { PublicState } from '../state.ts';
import { fillTreasury } from '../tokens.ts';
import type { Ancients, AreaNumber, NationNumber } from '../world.ts';

type Cited = Taxes<never>['cites'];

/** The same book where a player whose clock ran out pays the usual rate, also if cities revolt at it and not at another. */
export function withUsualRate<S extends PublicState>(book: Book<S>): Book<S> {
  return { ...book, taxes: { ...book.taxes, timedOut: () => book.taxes.usual } };
}

/** @rule taxes.pay @rule taxes.rate */
export function payTaxes<W extends Ancients>(world: W, seat: Seat, { taxes }: Book<W>): Script | void {
  const number = nationOf(world, seat);
  const one = nation(world, number);
  one.unpaid = 0;
  if (one.cities === 0) return;
  const rates = taxes.rates(world, number);
  if (rates.length > 1) return chooseRate(world, number, taxes, rates);
  pay(world, number, taxes, rates[0] ?? 0);
}

/** Where a rate would cost cities, each rate says how many, and no automatic answer chooses it. @rule taxes.rate */
function* chooseRate<W extends Ancients>(
  world: W,
  number: NationNumber,
  taxes: Taxes<W>,
  rates: readonly number[],
): Script {
  const lost = (rate: number): number => revoltsAt(taxes, world, number, rate);
  const dear = rates.filter((rate) => lost(rate) > 0);
  const rate = yield* ask(
    seatOf(world, number),
    chooseOne({
      topic: 'tax-rate',
      text: say('Choose the tax rate per city.'),
      rule: taxes.cites.rate[0],
      from: rates.map(String),
      usual: String(taxes.timedOut?.(world, number) ?? taxes.usual),
      ...(dear.length > 0 && {
        heed: dear.map(String),
        words: Object.fromEntries(rates.map((each) => [String(each), costOf(each, lost(each))])),
      }),
    }),
  );
  pay(world, number, taxes, Number(rate));
}

function costOf(rate: number, cities: number): Text {
  return say('{rate}: {cities, plural, =0 {no cities revolt} one {1 city revolts} other {# cities revolt}}', {
    rate,
    cities,
  });
}

/** Cities left unpaid will revolt; the whole stock is paid all the same. @rule taxes.pay */
function pay<W extends Ancients>(world: W, number: NationNumber, taxes: Taxes<W>, rate: number): void {
  const one = nation(world, number);
  const { tokens, revolts: unpaid } = taxAt(taxes, world, number, rate);
  one.unpaid = unpaid;
  fillTreasury(world, number, tokens);
  happen(world, taxes.cites.pay[0], { what: 'taxed', nation: one.name, rate, tokens, unpaid });
}

/** Once all have paid, unpaid cities revolt, nation by nation. @rule taxes.revolt */
export function revolts<W extends Ancients>(world: W, { taxes }: Book<W>): Script | void {
  const rebels = active(world).filter((number) => nation(world, number).unpaid > 0);
  if (rebels.length > 0) return settleRevolts(world, taxes, rebels);
}

function* settleRevolts<W extends Ancients>(world: W, taxes: Taxes<W>, rebels: readonly NationNumber[]): Script {
  for (const rebel of rebels) {
    yield* revolt(world, rebel, rebels, taxes);
    nation(world, rebel).unpaid = 0;
  }
}

/** The cities go to one nation, then to the next; what nobody can take is lost. @rule taxes.revolt @rule taxes.unclaimed */
function* revolt<W extends Ancients>(
  world: W,
  rebel: NationNumber,
  rebels: readonly NationNumber[],
  { revoltFails, heirs, cites }: Taxes<W>,
): Script {
  const one = nation(world, rebel);
  if (revoltFails(world, rebel)) {
    happen(world, cites.heir[0], { what: 'revolt-fails', nation: one.name });
    return;
  }
  while (one.unpaid > 0) {
    const heir = yield* chooseHeir(world, rebel, heirs(world, rebel, rebels), cites);
    if (heir === undefined) return yield* abandon(world, rebel, cites);
    const count = Math.min(one.unpaid, citiesInStock(nation(world, heir)));
    const text = say('Choose {count, plural, one {the city} other {# cities}} of {nation} to revolt.', {
      count,
      nation: the('nation', one.name),
    });
    for (const area of yield* chooseRebels(world, rebel, heir, count, text, cites.revolt[0])) {
      annexCity(world, cites.revolt[0], area, heir, 'revolt');
    }
    one.unpaid -= count;
  }
}

/** Of several equal ones the owner of the rebels decides. @rule taxes.heir */
function* chooseHeir(
  world: Ancients,
  rebel: NationNumber,
  heirs: readonly NationNumber[],
  cites: Cited,
): Script<NationNumber | undefined> {
  if (heirs.length < 2) return heirs[0];
  const name = yield* ask(
    seatOf(world, rebel),
    chooseOne({
      topic: 'heir-of-revolt',
      text: say('Choose who takes over your revolting cities. These players have the same number of units in stock.'),
      rule: cites.heir[0],
      of: 'nation',
      from: heirs.map((number) => nameOf(world, number)),
    }),
  );
  return heirs.find((number) => nameOf(world, number) === name);
}

function* chooseRebels(
  world: Ancients,
  rebel: NationNumber,
  chooser: NationNumber,
  count: number,
  text: Text,
  rule: string,
): Script<readonly AreaNumber[]> {
  const cities = citiesOf(world, rebel);
  if (cities.length <= count) return cities;
  const chosen = yield* ask(
    seatOf(world, chooser),
    chooseSome({
      topic: 'revolting-cities',
      text,
      rule,
      of: 'area',
      from: cities.map((area) => areaId(world, area)),
      least: count,
      most: count,
    }),
  );
  return chosen.flatMap((id) => areaNumber(world, id) ?? []);
}

/** Nobody can take them over: they are eliminated, and their owner says which. @rule taxes.unclaimed */
function* abandon(world: Ancients, rebel: NationNumber, cites: Cited): Script {
  const one = nation(world, rebel);
  const [rule] = cites.unclaimed;
  const text = say(
    'Nobody has cities left to take over your revolting cities. Choose {count, plural, one {the city} other {# cities}} to lose.',
    { count: one.unpaid },
  );
  for (const area of yield* chooseRebels(world, rebel, rebel, one.unpaid, text, rule)) {
    eliminateCity(world, rule, area, 'revolt');
  }
  one.unpaid = 0;
}
