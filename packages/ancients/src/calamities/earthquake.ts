import { at, happen, type Script, say, the } from '@ecumene/engine';
import type { Book } from '../book/book.ts';
import { type Limits, limitFor } from '../book/limits.ts';
import { eliminateCity, reduceCity } from '../cities.ts';
import { areaId, CITY_POINTS, citiesOf, nameOf, neighboursOf } from '../nations.ts';
import { type Ancients, type AreaNumber, type NationNumber, NOBODY } from '../world.ts';
import { decide, pointsReduced, worst } from './places.ts';

/** How a game lets the earth quake. */
export interface Earthquake<W> {
  /** Whose city next to the victim's may be reduced with it. */
  readonly neighbours: readonly NationNumber[];
  /** The victim's own city is only reduced. */
  readonly mild: boolean;
  /** Unit points a nation can lose at all; a city that counts more is spared. */
  readonly damageLeft?: (world: W, number: NationNumber) => number;
  /** Whether the victim, losing a city of its own, has the other city spared. */
  bears?(own: AreaNumber, other: AreaNumber): Script<boolean>;
  readonly rule: string;
}

/** A city of the victim, and one next to it that suffers too, if there is any. */
interface Site {
  readonly own: AreaNumber;
  readonly second: AreaNumber;
}

/**
 * One city of the victim is destroyed and a city of another nation next to it reduced, by land or water, wherever that
 * does most damage; a city that stands alone only if all do. The victim decides between equals. Says where; nowhere, if
 * the victim has no city. @rule calamities.earthquake
 */
export function* quake<W extends Ancients>(
  world: W,
  victim: NationNumber,
  earthquake: Earthquake<W>,
  { limits }: Book<W>,
): Script<readonly AreaNumber[]> {
  const damageLeft = earthquake.damageLeft?.(world, victim) ?? Number.POSITIVE_INFINITY;
  const all = citiesOf(world, victim)
    .filter((own) => damageAt(world, victim, { own, second: NOBODY }, earthquake.mild, limits) <= damageLeft)
    .flatMap((own) => sitesAt(world, own, earthquake, limits));
  if (all.length === 0) return [];
  const pairs = all.filter(({ second }) => second !== NOBODY);
  const sites = pairs.length > 0 ? pairs : all;
  const { own, second: other } = yield* chooseSite(
    world,
    victim,
    worst(sites, (site) => damageAt(world, victim, site, earthquake.mild, limits)),
    earthquake,
  );
  const isBorne = other !== NOBODY && earthquake.bears !== undefined && (yield* earthquake.bears(own, other));
  const second = isBorne ? NOBODY : other;
  const struck = second === NOBODY ? [own] : [own, second];
  happen(world, earthquake.rule, {
    what: 'earth-quakes',
    nation: nameOf(world, victim),
    areas: struck.map((area) => areaId(world, area)),
  });
  if (earthquake.mild) shake(world, own, earthquake.rule, limits);
  else eliminateCity(world, earthquake.rule, own);
  if (second !== NOBODY) shake(world, second, earthquake.rule, limits);
  return struck;
}

/** A neighbouring city of another nation must suffer too, if there is one. @rule calamities.earthquake */
function sitesAt<W extends Ancients>(
  world: W,
  own: AreaNumber,
  { neighbours, damageLeft }: Earthquake<W>,
  limits: Limits<W>,
): Site[] {
  const near = neighboursOf(world, own).filter((area) => {
    const owner = at(world.cityIn, area);
    if (!neighbours.includes(owner)) return false;
    return damageLeft === undefined || reduction(world, area, owner, limits) <= damageLeft(world, owner);
  });
  return near.length === 0 ? [{ own, second: NOBODY }] : near.map((second) => ({ own, second }));
}

/** Unit points the two lose together. @rule calamities.earthquake */
function damageAt<W extends Ancients>(
  world: W,
  victim: NationNumber,
  { own, second }: Site,
  mild: boolean,
  limits: Limits<W>,
): number {
  const first = mild ? reduction(world, own, victim, limits) : CITY_POINTS;
  return second === NOBODY ? first : first + reduction(world, second, at(world.cityIn, second), limits);
}

/** @rule calamities.earthquake */
function reduction<W extends Ancients>(world: W, area: AreaNumber, owner: NationNumber, limits: Limits<W>): number {
  return pointsReduced(world, owner, limitFor(limits, world, area, owner));
}

/** @rule calamities.earthquake */
function* chooseSite(
  world: Ancients,
  victim: NationNumber,
  sites: readonly Site[],
  { mild, rule }: Pick<Earthquake<never>, 'mild' | 'rule'>,
): Script<Site> {
  const named = (area: AreaNumber): string => areaId(world, area);
  const own = yield* decide(world, victim, {
    topic: 'earthquake',
    text: mild
      ? say('Choose the city the earthquake reduces (equal damage).')
      : say('Choose the city the earthquake destroys (equal damage).'),
    rule,
    of: 'area',
    from: [...new Set(sites.map((site) => named(site.own)))],
  });
  const here = sites.filter((site) => named(site.own) === own);
  if (here.length === 1) return at(here, 0);
  const struck = { area: the('area', own) };
  const second = yield* decide(world, victim, {
    topic: 'earthquake-neighbour',
    text: mild
      ? say('The earthquake reduces your city in {area}. Choose a neighbouring city to reduce (equal damage).', struck)
      : say(
          'The earthquake destroys your city in {area}. Choose a neighbouring city to reduce (equal damage).',
          struck,
        ),
    rule,
    of: 'area',
    from: here.map((site) => named(site.second)),
  });
  return at(
    here.filter((site) => named(site.second) === second),
    0,
  );
}

/** @rule calamities.earthquake */
function shake<W extends Ancients>(world: W, area: AreaNumber, rule: string, limits: Limits<W>): void {
  reduceCity(world, rule, area, limitFor(limits, world, area, at(world.cityIn, area)));
}
