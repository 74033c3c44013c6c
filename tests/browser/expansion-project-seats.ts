import { type CivilizationId, regionOf, SUGGESTED_SETS } from '@ecumene/expansion-project/reference';

/** Who sits at tables of the Expansion Project, and what they hold. */

export function suggested(players: number): readonly CivilizationId[] {
  return SUGGESTED_SETS.get(players)?.[0]?.civilizations ?? [];
}

/** Seats of a table: Ada's, and others called after what they lead. */
export const seatsOf = (order: readonly CivilizationId[]): string[] =>
  order.map((one, i) => (i === 0 ? 'Ada' : `led by ${one}`));

const GOODS = [
  ...['ochre', 'hides', 'iron', 'stone', 'fish', 'salt', 'oil', 'cotton', 'wine', 'livestock', 'copper', 'silver'],
  ...['wool', 'sugar', 'timber', 'furs', 'fruit', 'papyri'],
];

/** Hands that differ from seat to seat, so that everybody has something another lacks. */
export function handAt(place: number, seats: number): string[] {
  return [place, place + 5, place + 5, place + 7].map((at) => GOODS[at % seats] ?? 'ochre');
}

/** Where a civilization has its people: so many areas of its region with cities, and some with two tokens. */
export function settled(nation: CivilizationId, cities: number, areas: number) {
  const region = regionOf(nation);
  return {
    cities: region.slice(0, cities),
    tokens: Object.fromEntries(region.slice(cities, cities + areas).map((area) => [area, 2])),
  };
}
