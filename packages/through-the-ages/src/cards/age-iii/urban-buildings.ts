import type { UrbanCard } from '../card.ts';

/** Urban building technologies of Age III. */
export const urbanBuildings = [
  {
    id: 'computers',
    name: 'Computers',
    age: 'III',
    kind: 'lab',
    copies: [2, 2, 2],
    cost: { science: 8, resources: 11 },
    perWorker: { science: 5 },
    text: 'Each lab here gives +5 science.',
  },
  {
    id: 'multimedia',
    name: 'Multimedia',
    age: 'III',
    kind: 'library',
    copies: [2, 2, 2],
    cost: { science: 9, resources: 11 },
    perWorker: { science: 3, culture: 3 },
    text: 'Each library here gives +3 science and +3 culture.',
  },
  {
    id: 'movies',
    name: 'Movies',
    age: 'III',
    kind: 'theater',
    copies: [2, 2, 2],
    cost: { science: 10, resources: 11 },
    perWorker: { culture: 4, happy: 1 },
    text: 'Each theater here gives +4 culture and 1 happy face.',
  },
  {
    id: 'professional-sports',
    name: 'Professional Sports',
    age: 'III',
    kind: 'arena',
    copies: [1, 1, 2],
    cost: { science: 7, resources: 8 },
    perWorker: { happy: 4, strength: 3 },
    text: 'Each arena here gives 4 happy faces and +3 strength.',
  },
] as const satisfies readonly UrbanCard[];
