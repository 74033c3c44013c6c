import type { ProductionCard } from '../card.ts';

/** Farm and mine technologies of Age III. */
export const farmsAndMines = [
  {
    id: 'mechanized-agriculture',
    name: 'Mechanized Agriculture',
    age: 'III',
    kind: 'farm',
    copies: [1, 2, 2],
    cost: { science: 7, resources: 8 },
    produces: 5,
    text: 'Each farm here produces 5 food. Each blue token stored here is worth 5 food.',
  },
  {
    id: 'oil',
    name: 'Oil',
    age: 'III',
    kind: 'mine',
    copies: [1, 2, 2],
    cost: { science: 9, resources: 11 },
    produces: 5,
    text: 'Each mine here produces 5 resources. Each blue token stored here is worth 5 resources.',
  },
] as const satisfies readonly ProductionCard[];
