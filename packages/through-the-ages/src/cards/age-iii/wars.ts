import type { WarCard } from '../card.ts';

/** Wars of Age III. */
export const wars = [
  {
    id: 'war-over-culture',
    name: 'War over Culture',
    age: 'III',
    kind: 'war',
    copies: [6, 6, 6],
    militaryActions: 3,
    takes: { what: 'culture', base: 5, oneMorePer: 1 },
    text: 'The victor takes 5 culture points and 1 more for each point of strength advantage.',
  },
] as const satisfies readonly WarCard[];
