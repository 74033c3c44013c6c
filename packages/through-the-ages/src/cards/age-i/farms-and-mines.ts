import type { ProductionCard } from '../card.ts';

/** Farm and mine technologies of Age I. */
export const farmsAndMines = [
  {
    id: 'irrigation',
    name: 'Irrigation',
    age: 'I',
    kind: 'farm',
    copies: [2, 2, 2],
    cost: { science: 3, resources: 4 },
    produces: 2,
    text: 'Each farm here produces 2 food. Each blue token stored here is worth 2 food.',
  },
  {
    id: 'iron',
    name: 'Iron',
    age: 'I',
    kind: 'mine',
    copies: [2, 2, 3],
    cost: { science: 5, resources: 5 },
    produces: 2,
    text: 'Each mine here produces 2 resources. Each blue token stored here is worth 2 resources.',
  },
] as const satisfies readonly ProductionCard[];
