import { ask, at, chooseSome, type Script, type Seat, say } from '@ecumene/engine';
import { annexCity } from '../cities.ts';
import {
  areaId,
  areaNumber,
  citiesInStock,
  foreignTokensIn,
  hasUnitsIn,
  nation,
  nationOf,
  terrain,
  tokensIn,
} from '../nations.ts';
import { replaceTokens } from '../tokens.ts';
import { type Ancients, type AreaNumber, type NationNumber, NOBODY } from '../world.ts';

/** How a faith spreads. */
export interface Conversion {
  /** Whether a nation cannot be converted. Barbarians and Pirates never can. */
  isProtected(world: Ancients, number: NationNumber): boolean;
  readonly rules: { readonly choose: string; readonly convert: string };
}

/** A nation may convert one area. Not asked where there is none. @rule calamities.conversion */
export function convertArea(world: Ancients, seat: Seat, conversion: Conversion): Script | void {
  const number = nationOf(world, seat);
  const areas = terrain(world).ids.flatMap((_, area) => {
    return isConvertible(world, number, area) && !isBarred(world, number, area, conversion) ? [area] : [];
  });
  if (areas.length > 0) return mayConvert(world, seat, areas, conversion);
}

function* mayConvert(world: Ancients, seat: Seat, areas: readonly AreaNumber[], { rules }: Conversion): Script {
  const [id] = yield* ask(
    seat,
    chooseSome({
      topic: 'convert',
      text: say('Choose an area to convert, or none.'),
      rule: rules.choose,
      of: 'area',
      from: areas.map((area) => areaId(world, area)),
      least: 0,
      most: 1,
    }),
  );
  const area = id === undefined ? undefined : areaNumber(world, id);
  if (area !== undefined) takeOver(world, nationOf(world, seat), area, rules.convert);
}

/**
 * Somebody else lives there, next to units of the converter by land, and there are pieces enough to replace all of them.
 * @rule calamities.conversion
 */
function isConvertible(world: Ancients, number: NationNumber, area: AreaNumber): boolean {
  const city = hasForeignCity(world, number, area);
  const tokens = foreignTokensIn(world, area, number);
  if (!city && tokens === 0) return false;
  const one = nation(world, number);
  if (tokens > one.stock || (city && citiesInStock(one) < 1)) return false;
  return at(terrain(world).land, area).some((other) => hasUnitsIn(world, other, number));
}

function hasForeignCity(world: Ancients, number: NationNumber, area: AreaNumber): boolean {
  const owner = at(world.cityIn, area);
  return owner !== NOBODY && owner !== number;
}

/** One unit that cannot be converted bars the whole area. @rule calamities.conversion */
function isBarred(world: Ancients, number: NationNumber, area: AreaNumber, conversion: Conversion): boolean {
  return world.nations.some((one, other) => {
    if (other === number || !hasUnitsIn(world, area, other)) return false;
    return one.endless || conversion.isProtected(world, other);
  });
}

/** A city for a city and a token for a token; own tokens stay, and no trade card changes hands. @rule calamities.conversion */
function takeOver(world: Ancients, number: NationNumber, area: AreaNumber, rule: string): void {
  if (hasForeignCity(world, number, area)) annexCity(world, rule, area, number);
  for (let other = 0; other < world.nations.length; other++) {
    if (other !== number) replaceTokens(world, rule, other, number, area, tokensIn(world, area, other));
  }
}
