import { expansionProject } from '@ecumene/expansion-project';
import { type CivilizationId, regionOf, SUGGESTED_SETS, TWO_BLOCKS_FROM } from '@ecumene/expansion-project/reference';
import type { Page } from 'playwright-core';
import { type Given, plant } from './planted.ts';

/** Tables of the Expansion Project: who sits there, and what they hold. */

export function suggested(players: number): readonly CivilizationId[] {
  return SUGGESTED_SETS.get(players)?.[0]?.civilizations ?? [];
}

/** Seats of a table: Ada's, and others called after what they lead. */
const seatsOf = (order: readonly CivilizationId[]): string[] =>
  order.map((one, i) => (i === 0 ? 'Ada' : `led by ${one}`));

const GOODS = [
  ...['ochre', 'hides', 'iron', 'stone', 'fish', 'salt', 'oil', 'cotton', 'wine', 'livestock', 'copper', 'silver'],
  ...['wool', 'sugar', 'timber', 'furs', 'fruit', 'papyri'],
];

/** Hands that differ from seat to seat, so that everybody has something another lacks. */
function handAt(place: number, seats: number): string[] {
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

/** A table in the middle of its sixth turn, before taxes: everybody has cities, people, cards and a treasury. */
export function plantSettled(
  page: Page,
  address: string,
  order: readonly CivilizationId[],
  options: Given = {},
): Promise<void> {
  const seats = seatsOf(order);
  const given = order.map((nation, i) => {
    const hand = order.length < TWO_BLOCKS_FROM ? ['iron', 'fish', 'oil'] : handAt(i, order.length);
    return [nation, { seat: seats[i], ...settled(nation, 2, 4), hand, treasury: 20, step: 4 }];
  });
  return plant(page, address, {
    game: expansionProject,
    people: seats.slice(0, 1),
    bots: seats.slice(1),
    at: 'taxation',
    given: { turn: 6, ...Object.fromEntries(given) },
    options,
  });
}

/** A table of twelve at which Ada leads Egypt, in the West, with a hand of both blocks. */
export function plantTwelve(page: Page, address: string, at: string, egypt: Given, options: Given = {}): Promise<void> {
  const order: CivilizationId[] = ['egypt', ...suggested(12).filter((one) => one !== 'egypt')];
  const seats = seatsOf(order);
  const given = order.map((nation, i) => [
    nation,
    { seat: seats[i], ...settled(nation, 0, 1), hand: handAt(i, order.length), step: 5, ...(i === 0 && egypt) },
  ]);
  return plant(page, address, {
    game: expansionProject,
    people: seats.slice(0, 1),
    bots: seats.slice(1),
    at,
    given: { turn: 6, ...Object.fromEntries(given) },
    options,
  });
}
