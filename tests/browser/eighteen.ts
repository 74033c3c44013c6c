import { expansionProject } from '@ecumene/expansion-project';
import { CIVILIZATIONS, regionOf } from '@ecumene/expansion-project/reference';
import type { Page } from 'playwright-core';
import { type Given, plant } from './planted.ts';

export const EIGHTEEN = CIVILIZATIONS.map(({ id }) => id);
const GOODS = [
  ...['ochre', 'hides', 'iron', 'stone', 'fish', 'salt', 'oil', 'cotton', 'wine', 'livestock', 'copper', 'silver'],
  ...['wool', 'sugar', 'timber', 'furs', 'fruit', 'papyri'],
];

/** What each of eighteen has in the middle of a game. Ada leads the first. */
function eighteenGiven(seats: readonly string[], more: Given = {}): Given {
  const given = EIGHTEEN.map((nation, i) => {
    const [home = '', next = '', third = '', fourth = ''] = regionOf(nation);
    const has = {
      seat: seats[i],
      tokens: Object.fromEntries([home, next, third].filter((area) => area !== '').map((area, n) => [area, n + 1])),
      ...(fourth !== '' && { cities: [fourth] }),
      hand: [i, i + 5, i + 5, i + 7].map((at) => GOODS[at % GOODS.length] ?? 'ochre'),
      step: 2 + (i % 5),
    };
    return [nation, i === 0 ? { ...has, ...more } : has];
  });
  return { turn: 6, ...Object.fromEntries(given) };
}

const eighteenSeats = (): string[] => EIGHTEEN.map((one, i) => (i === 0 ? 'Ada' : `led by ${one}`));

/** A table of eighteen on the visitor's device. */
export function plantEighteen(page: Page, address: string, at: string, more: Given = {}): Promise<void> {
  const seats = eighteenSeats();
  return plant(page, address, {
    game: expansionProject,
    people: seats.slice(0, 1),
    bots: seats.slice(1),
    at,
    given: eighteenGiven(seats, more),
  });
}
