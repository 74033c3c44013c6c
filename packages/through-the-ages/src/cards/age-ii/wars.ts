import type { WarCard } from '../card.ts';

/** Wars of Age II. */
export const wars = [
  {
    id: 'war-over-technology',
    name: 'War over Technology',
    age: 'II',
    kind: 'war',
    copies: [2, 2, 2],
    militaryActions: 2,
    takes: { what: 'science', base: 0, oneMorePer: 1 },
    effect: 'steal-technologies',
    text: 'The victor takes science points equal to the strength advantage, or part of that as special technologies worth their science cost.',
  },
  {
    id: 'war-over-territory',
    name: 'War over Territory',
    age: 'II',
    kind: 'war',
    copies: [2, 2, 2],
    militaryActions: 2,
    takes: { what: 'yellow-tokens', base: 1, oneMorePer: 5 },
    text: 'The victor takes 1 yellow token from the bank of the defeated, and 1 more for every full 5 points of strength advantage.',
  },
] as const satisfies readonly WarCard[];
