import type { GovernmentCard } from '../card.ts';

/** Governments of Age II. */
export const governments = [
  {
    id: 'constitutional-monarchy',
    name: 'Constitutional Monarchy',
    age: 'II',
    kind: 'government',
    copies: [1, 2, 2],
    cost: { science: 12, revolution: 6 },
    symbols: { civilActions: 6, militaryActions: 4 },
    urbanLimit: 3,
    text: '6 civil actions and 4 military actions. At most 3 urban buildings of each kind.',
  },
  {
    id: 'republic',
    name: 'Republic',
    age: 'II',
    kind: 'government',
    copies: [1, 1, 2],
    cost: { science: 13, revolution: 3 },
    symbols: { civilActions: 7, militaryActions: 2 },
    urbanLimit: 3,
    text: '7 civil actions and 2 military actions. At most 3 urban buildings of each kind.',
  },
] as const satisfies readonly GovernmentCard[];
