import type { UnitCard } from '../card.ts';

/** Military unit technologies of Age I. */
export const militaryUnits = [
  {
    id: 'swordsmen',
    name: 'Swordsmen',
    age: 'I',
    kind: 'infantry',
    copies: [2, 2, 2],
    cost: { science: 4, resources: 3 },
    perWorker: { strength: 2 },
    text: 'Each infantry unit here gives +2 strength.',
  },
  {
    id: 'knights',
    name: 'Knights',
    age: 'I',
    kind: 'cavalry',
    copies: [2, 2, 3],
    cost: { science: 5, resources: 3 },
    perWorker: { strength: 2 },
    text: 'Each cavalry unit here gives +2 strength.',
  },
] as const satisfies readonly UnitCard[];
