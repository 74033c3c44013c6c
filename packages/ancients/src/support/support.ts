import { ask, chooseOne, type Script, type Seat, say } from '@ecumene/engine';
import type { Book } from '../book/book.ts';
import { limitFor } from '../book/limits.ts';
import { supportMissing } from '../book/support.ts';
import { reduceCity } from '../cities.ts';
import type { Because } from '../events.ts';
import { areaId, areaNumber, CITY_POINTS, citiesOf, nation, nationOf, seatOf } from '../nations.ts';
import type { Ancients, AreaNumber, NationNumber } from '../world.ts';

/** Cities are reduced one at a time until the rest are supported. @rule support.check @rule support.reduce */
export function checkSupport<W extends Ancients>(world: W, seat: Seat, book: Book<W>): Script | void {
  const number = nationOf(world, seat);
  if (supportMissing(book.support, world, number) > 0) return reduceUnsupported(world, number, book, 'unsupported');
}

/** `damageLeft` is how many unit points a nation can lose at all: a reduction that counts more ends the check. @rule support.reduce */
export function* reduceUnsupported<W extends Ancients>(
  world: W,
  number: NationNumber,
  { support, limits }: Pick<Book<W>, 'support' | 'limits'>,
  because?: Because,
  damageLeft?: (world: W, number: NationNumber) => number,
): Script {
  while (supportMissing(support, world, number) > 0) {
    const area = yield* chooseUnsupported(world, number, support.cites.choose[0]);
    const limit = limitFor(limits, world, area, number);
    if (
      damageLeft !== undefined &&
      CITY_POINTS - Math.min(limit, nation(world, number).stock) > damageLeft(world, number)
    )
      return;
    reduceCity(world, support.cites.reduce[0], area, limit, because);
  }
}

/** The owner chooses, but cities built this turn go first. @rule support.choose */
function* chooseUnsupported(world: Ancients, number: NationNumber, rule: string): Script<AreaNumber> {
  const cities = citiesOf(world, number);
  const fresh = cities.filter((area) => world.newCities.includes(area));
  const from = fresh.length > 0 ? fresh : cities;
  const [only, ...others] = from;
  if (only === undefined) throw new Error('there is no city to reduce');
  if (others.length === 0) return only;
  const id = yield* ask(
    seatOf(world, number),
    chooseOne({
      topic: 'unsupported-city',
      text: say('Your cities lack support. Choose a city to reduce.'),
      rule,
      of: 'area',
      from: from.map((area) => areaId(world, area)),
    }),
  );
  return areaNumber(world, id) ?? only;
}
