import type { ProductionCard } from '../card.ts';

/** Farm and mine technologies of Age II. */
export const farmsAndMines = [
  {
    id: 'selective-breeding',
    name: 'Selective Breeding',
    age: 'II',
    kind: 'farm',
    copies: [1, 2, 3],
    cost: { science: 5, resources: 6 },
    produces: 3,
    text: 'Each farm here produces 3 food. Each blue token stored here is worth 3 food.',
  },
  {
    id: 'coal',
    name: 'Coal',
    age: 'II',
    kind: 'mine',
    copies: [1, 2, 2],
    cost: { science: 7, resources: 8 },
    produces: 3,
    text: 'Each mine here produces 3 resources. Each blue token stored here is worth 3 resources.',
  },
] as const satisfies readonly ProductionCard[];
