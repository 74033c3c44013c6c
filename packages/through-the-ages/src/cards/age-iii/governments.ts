import type { GovernmentCard } from '../card.ts';

/** Governments of Age III. */
export const governments = [
  {
    id: 'communism',
    name: 'Communism',
    age: 'III',
    kind: 'government',
    copies: [1, 1, 1],
    cost: { science: 19, revolution: 5 },
    symbols: { civilActions: 7, militaryActions: 5, happy: -1 },
    urbanLimit: 4,
    text: '7 civil actions and 5 military actions. At most 4 urban buildings of each kind. 1 happy face less.',
  },
  {
    id: 'democracy',
    name: 'Democracy',
    age: 'III',
    kind: 'government',
    copies: [1, 2, 2],
    cost: { science: 17, revolution: 9 },
    symbols: { civilActions: 7, militaryActions: 3, culture: 3 },
    urbanLimit: 4,
    text: '7 civil actions and 3 military actions. At most 4 urban buildings of each kind. +3 culture.',
  },
  {
    id: 'fundamentalism',
    name: 'Fundamentalism',
    age: 'III',
    kind: 'government',
    copies: [1, 1, 1],
    cost: { science: 18, revolution: 7 },
    symbols: { civilActions: 6, militaryActions: 5, science: -2, strength: 5 },
    urbanLimit: 4,
    text: '6 civil actions and 5 military actions. At most 4 urban buildings of each kind. -2 science and +5 strength.',
  },
] as const satisfies readonly GovernmentCard[];
