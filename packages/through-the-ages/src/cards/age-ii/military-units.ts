import type { UnitCard } from '../card.ts';

/** Military unit technologies of Age II. */
export const militaryUnits = [
  {
    id: 'riflemen',
    name: 'Riflemen',
    age: 'II',
    kind: 'infantry',
    copies: [1, 2, 2],
    cost: { science: 6, resources: 5 },
    perWorker: { strength: 3 },
    text: 'Each infantry unit here gives +3 strength.',
  },
  {
    id: 'cavalrymen',
    name: 'Cavalrymen',
    age: 'II',
    kind: 'cavalry',
    copies: [2, 2, 2],
    cost: { science: 6, resources: 5 },
    perWorker: { strength: 3 },
    text: 'Each cavalry unit here gives +3 strength.',
  },
  {
    id: 'cannon',
    name: 'Cannon',
    age: 'II',
    kind: 'artillery',
    copies: [2, 2, 3],
    cost: { science: 6, resources: 5 },
    perWorker: { strength: 3 },
    text: 'Each artillery unit here gives +3 strength.',
  },
] as const satisfies readonly UnitCard[];
