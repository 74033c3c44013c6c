import type { GovernmentCard } from '../card.ts';

/** Governments of Age I. */
export const governments = [
  {
    id: 'monarchy',
    name: 'Monarchy',
    age: 'I',
    kind: 'government',
    copies: [1, 2, 2],
    cost: { science: 8, revolution: 2 },
    symbols: { civilActions: 5, militaryActions: 3 },
    urbanLimit: 3,
    text: '5 civil actions and 3 military actions. At most 3 urban buildings of each kind.',
  },
  {
    id: 'theocracy',
    name: 'Theocracy',
    age: 'I',
    kind: 'government',
    copies: [1, 1, 1],
    cost: { science: 6, revolution: 1 },
    symbols: { civilActions: 4, militaryActions: 3, culture: 1, happy: 1, strength: 1 },
    urbanLimit: 3,
    text: '4 civil actions and 3 military actions. At most 3 urban buildings of each kind. +1 culture, 1 happy face and +1 strength.',
  },
] as const satisfies readonly GovernmentCard[];
