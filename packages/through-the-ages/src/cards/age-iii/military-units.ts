import type { UnitCard } from '../card.ts';

/** Military unit technologies of Age III. */
export const militaryUnits = [
  {
    id: 'modern-infantry',
    name: 'Modern Infantry',
    age: 'III',
    kind: 'infantry',
    copies: [1, 2, 2],
    cost: { science: 10, resources: 7 },
    perWorker: { strength: 5 },
    text: 'Each infantry unit here gives +5 strength.',
  },
  {
    id: 'tanks',
    name: 'Tanks',
    age: 'III',
    kind: 'cavalry',
    copies: [1, 2, 2],
    cost: { science: 9, resources: 7 },
    perWorker: { strength: 5 },
    text: 'Each cavalry unit here gives +5 strength.',
  },
  {
    id: 'rockets',
    name: 'Rockets',
    age: 'III',
    kind: 'artillery',
    copies: [1, 2, 2],
    cost: { science: 8, resources: 7 },
    perWorker: { strength: 5 },
    text: 'Each artillery unit here gives +5 strength.',
  },
  {
    id: 'air-forces',
    name: 'Air Forces',
    age: 'III',
    kind: 'air-force',
    copies: [2, 2, 3],
    cost: { science: 12, resources: 7 },
    perWorker: { strength: 5 },
    text: 'Each air force unit here gives +5 strength. It may join one army, whose tactical strength it doubles.',
  },
] as const satisfies readonly UnitCard[];
