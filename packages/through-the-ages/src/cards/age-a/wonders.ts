import type { WonderCard } from '../card.ts';

/** Wonders of Age A. */
export const wonders = [
  {
    id: 'colossus',
    name: 'Colossus',
    age: 'A',
    kind: 'wonder',
    copies: [1, 1, 1],
    stages: [3, 3],
    symbols: { strength: 2, colonization: 1 },
    text: '+2 strength and +1 when you colonize.',
  },
  {
    id: 'hanging-gardens',
    name: 'Hanging Gardens',
    age: 'A',
    kind: 'wonder',
    copies: [1, 1, 1],
    stages: [2, 2, 2],
    symbols: { culture: 1, happy: 2 },
    text: '+1 culture and 2 happy faces.',
  },
  {
    id: 'library-of-alexandria',
    name: 'Library of Alexandria',
    age: 'A',
    kind: 'wonder',
    copies: [1, 1, 1],
    stages: [1, 4, 1],
    symbols: { culture: 1, science: 1 },
    abilities: [{ does: 'hand-limit', civil: 1, military: 1 }],
    text: '+1 culture and +1 science. You may hold 1 more civil card and 1 more military card.',
  },
  {
    id: 'pyramids',
    name: 'Pyramids',
    age: 'A',
    kind: 'wonder',
    copies: [1, 1, 1],
    stages: [3, 2, 1],
    symbols: { civilActions: 1 },
    text: '+1 civil action.',
  },
] as const satisfies readonly WonderCard[];
