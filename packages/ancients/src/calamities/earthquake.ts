import { at, happen, type Script, say, the } from '@ecumene/engine';
import { eliminateCity, limitFor, reduceCity } from '../cities.ts';
import { areaId, CITY_POINTS, citiesOf, nameOf } from '../nations.ts';
import { type Ancients, type AreaNumber, type NationNumber, NOBODY } from '../world.ts';
import { decide, neighboursOf, pointsReduced, worst } from './places.ts';

/** How a game lets the earth quake. */
export interface Earthquake {
  /** Whose city next to the victim's may be reduced with it. */
  readonly neighbours: readonly NationNumber[];
  /** The victim's own city is only reduced. */
  readonly mild: boolean;
  /** How much a nation's cards raise the limit where it farms alone. */
  raise(world: Ancients, number: NationNumber): number;
  /** Unit points a nation can lose at all; a city that counts more is spared. */
  room?(world: Ancients, number: NationNumber): number;
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
 * does most damage; the victim decides between equals. Says where; nowhere, if the victim has no city.
 * @rule AC 30.212 @rule AC A30
 */
export function* quake(world: Ancients, victim: NationNumber, earthquake: Earthquake): Script<readonly AreaNumber[]> {
  const room = earthquake.room?.(world, victim) ?? Number.POSITIVE_INFINITY;
  const sites = citiesOf(world, victim)
    .filter((own) => damageAt(world, victim, { own, second: NOBODY }, earthquake) <= room)
    .flatMap((own) => sitesAt(world, own, earthquake));
  if (sites.length === 0) return [];
  const { own, second: other } = yield* chooseSite(
    world,
    victim,
    worst(sites, (site) => damageAt(world, victim, site, earthquake)),
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
  if (earthquake.mild) shake(world, own, earthquake);
  else eliminateCity(world, earthquake.rule, own);
  if (second !== NOBODY) shake(world, second, earthquake);
  return struck;
}

/** A neighbouring city of another nation must suffer too, if there is one. @rule AC 30.212 @rule AC A30 */
function sitesAt(world: Ancients, own: AreaNumber, earthquake: Earthquake): Site[] {
  const { neighbours, room } = earthquake;
  const near = neighboursOf(world, own).filter((area) => {
    const owner = at(world.cityIn, area);
    if (!neighbours.includes(owner)) return false;
    return room === undefined || reduction(world, area, owner, earthquake) <= room(world, owner);
  });
  return near.length === 0 ? [{ own, second: NOBODY }] : near.map((second) => ({ own, second }));
}

/** Unit points the two lose together. @rule AC 30.212 @rule AC 30.213 */
function damageAt(world: Ancients, victim: NationNumber, { own, second }: Site, earthquake: Earthquake): number {
  const first = earthquake.mild ? reduction(world, own, victim, earthquake) : CITY_POINTS;
  return second === NOBODY ? first : first + reduction(world, second, at(world.cityIn, second), earthquake);
}

/** @rule AC 29.62 */
function reduction(world: Ancients, area: AreaNumber, owner: NationNumber, { raise }: Earthquake): number {
  return pointsReduced(world, owner, limitFor(world, area, owner, raise(world, owner)));
}

/** @rule AC 30.212 */
function* chooseSite(
  world: Ancients,
  victim: NationNumber,
  sites: readonly Site[],
  { mild, rule }: Earthquake,
): Script<Site> {
  const named = (area: AreaNumber): string => areaId(world, area);
  const own = yield* decide(world, victim, {
    topic: 'earthquake',
    text: mild
      ? say('Which of your cities does the earthquake reduce? Each does as much damage, so you choose.')
      : say('Which of your cities does the earthquake destroy? Each does as much damage, so you choose.'),
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
      ? say(
          'The earthquake reduces your city in {area}, and a city next to it: which one? Each does as much damage, so you choose.',
          struck,
        )
      : say(
          'The earthquake destroys your city in {area}, and reduces a city next to it: which one? Each does as much damage, so you choose.',
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

/** @rule AC 26.6 */
function shake(world: Ancients, area: AreaNumber, { rule, raise }: Earthquake): void {
  const owner = at(world.cityIn, area);
  reduceCity(world, rule, area, limitFor(world, area, owner, raise(world, owner)));
}
