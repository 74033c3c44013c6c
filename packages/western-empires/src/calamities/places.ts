import {
  type AreaNumber,
  areaId,
  decide,
  floodLoss,
  floodPlains,
  type NationNumber,
  nameOf,
  outsiders,
  pointsExposed,
  worst,
} from '@ecumene/ancients';
import { happen, must, type Script, say } from '@ecumene/engine';
import { citiesBeside, mostCitiesBesideSea, seas } from '../book/coast.ts';
import { book } from '../book.ts';
import type { WeWorld } from '../world.ts';

/** The flood plain where the victim has most to lose; nothing, if it has no units on any. @rule WE flood.1 @rule WE flood.2 @rule WE flood.4 @rule WE flood.7 */
export function* chooseFloodPlain(world: WeWorld, victim: NationNumber): Script<readonly AreaNumber[]> {
  const plains = [...floodPlains(world)];
  const points = (areas: readonly AreaNumber[]): number =>
    pointsExposed(world, victim, floodLoss(world, areas, { calamity: 'flood', rule: 'WE flood.1' }), book);
  const settled = plains.filter(([, areas]) => points(areas) > 0);
  if (settled.length === 0) return [];
  const plain = yield* decide(world, victim, {
    topic: 'flood-plain',
    text: say('Choose the flood plain that is flooded. You would lose the same on each.'),
    rule: 'WE flood.2',
    of: 'flood-plain',
    from: worst(settled, ([, areas]) => points(areas)).map(([name]) => name),
  });
  happen(world, 'WE flood.1', { what: 'flood-rises', nation: nameOf(world, victim), plain });
  return must(floodPlains(world).get(plain), plain);
}

/** Whoever else has something to lose on a flood plain. @rule WE flood.3 @rule WE W56 */
export function othersOnPlain(world: WeWorld, victim: NationNumber, areas: readonly AreaNumber[]): NationNumber[] {
  const loss = floodLoss<WeWorld>(world, areas, { calamity: 'flood', rule: 'WE flood.3' });
  return nationsBut(world, victim).filter((number) => pointsExposed(world, number, loss, book) > 0);
}

/** All others who can be struck: not barbarians and pirates, and nobody who has said that they leave. @rule WE W67 */
function nationsBut(world: WeWorld, victim: NationNumber): NationNumber[] {
  const spared = [victim, outsiders(world), ...world.leaving];
  return world.nations.flatMap((_, number) => (spared.includes(number) ? [] : [number]));
}

/** Whether a player has a city beside any open sea. @rule WE cyclone.9 */
export function hasCityBesideSea(world: WeWorld, number: NationNumber): boolean {
  return mostCitiesBesideSea(world, number) > 0;
}

/** The open sea with most cities of the victim beside it; the victim chooses among equals. @rule WE cyclone.1 @rule WE cyclone.8 */
export function* chooseSea(world: WeWorld, victim: NationNumber): Script<readonly AreaNumber[]> {
  const all = [...seas(world)].filter(([, areas]) => citiesBeside(world, victim, areas) > 0);
  if (all.length === 0) return [];
  const best = worst(all, ([, areas]) => citiesBeside(world, victim, areas));
  const sea = yield* decide(world, victim, {
    topic: 'cyclone-sea',
    text: say('Choose the open sea where the cyclone forms.'),
    rule: 'WE cyclone.8',
    of: 'area',
    from: best.map(([area]) => areaId(world, area)),
  });
  happen(world, 'WE cyclone.1', { what: 'cyclone-forms', nation: nameOf(world, victim), sea });
  const [, areas] = must(
    best.find(([area]) => areaId(world, area) === sea),
    sea,
  );
  return areas;
}

/** Whoever else has cities beside the sea. @rule WE cyclone.3 @rule WE W56 */
export function othersBesideSea(world: WeWorld, victim: NationNumber, areas: readonly AreaNumber[]): NationNumber[] {
  return nationsBut(world, victim).filter((number) => citiesBeside(world, number, areas) > 0);
}
