import { ask, at, chooseOne, type Script, type Text } from '@ecumene/engine';
import { CITY_POINTS, nation, outsiders, seatOf, terrain, tokensIn } from '../nations.ts';
import type { Ancients, AreaNumber, NationNumber } from '../world.ts';

/** Where a calamity strikes: volcanoes, flood plains, and the worst of several places. */

export type Places = ReadonlyMap<string, readonly AreaNumber[]>;

/** The areas each volcano touches. @rule calamities.places */
export function volcanoes(world: Ancients): Places {
  return grouped(terrain(world).volcano);
}

/** The areas of each flood plain. @rule calamities.places */
export function floodPlains(world: Ancients): Places {
  return grouped(terrain(world).floodPlain);
}

function grouped(features: readonly (string | null)[]): Places {
  const places = new Map<string, AreaNumber[]>();
  for (const [area, name] of features.entries()) {
    if (name === null) continue;
    const areas = places.get(name) ?? [];
    areas.push(area);
    places.set(name, areas);
  }
  return places;
}

/** Unit points a nation has in an area. @rule calamities.places */
export function pointsIn(world: Ancients, area: AreaNumber, number: NationNumber): number {
  return tokensIn(world, area, number) + (world.cityIn[area] === number ? CITY_POINTS : 0);
}

/** Unit points of everybody in an area that calamities touch: not of Barbarians and Pirates. @rule calamities.places */
export function pointsOfAllIn(world: Ancients, area: AreaNumber): number {
  let sum = 0;
  for (let n = 0; n < outsiders(world); n++) sum += pointsIn(world, area, n);
  return sum;
}

/** Unit points lost when a city is reduced to so many tokens, or to as many as its owner has. @rule calamities.places */
export function pointsReduced(world: Ancients, owner: NationNumber, tokens: number): number {
  return Math.max(0, CITY_POINTS - Math.min(tokens, nation(world, owner).stock));
}

/** Those that do the most damage. */
export function worst<T>(choices: readonly T[], damage: (choice: T) => number): T[] {
  const most = Math.max(...choices.map(damage));
  return choices.filter((choice) => damage(choice) === most);
}

/** What is to be decided between equals. */
export interface Decision {
  readonly topic: string;
  readonly text: Text;
  readonly rule: string;
  /** What the choices are: `area`, `volcano`, `flood-plain`. */
  readonly of: string;
  readonly from: readonly string[];
}

/** A nation decides between equals; it is not asked about a single one. */
export function* decide(world: Ancients, chooser: NationNumber, decision: Decision): Script<string> {
  if (decision.from.length === 1) return at(decision.from, 0);
  return yield* ask(seatOf(world, chooser), chooseOne(decision));
}
