import type { TacticCard } from '../card.ts';

/** Tactics of Age III. */
export const tactics = [
  {
    id: 'entrenchments',
    name: 'Entrenchments',
    age: 'III',
    kind: 'tactic',
    copies: [1, 1, 1],
    army: { infantry: 1, artillery: 2 },
    strength: 9,
    outdated: 5,
    text: 'Each army of 1 infantry and 2 artillery gives +9 strength, or +5 if one of its units is two or more levels behind.',
  },
  {
    id: 'mechanized-army',
    name: 'Mechanized Army',
    age: 'III',
    kind: 'tactic',
    copies: [2, 2, 2],
    army: { cavalry: 1, artillery: 2 },
    strength: 10,
    outdated: 5,
    text: 'Each army of 1 cavalry and 2 artillery gives +10 strength, or +5 if one of its units is two or more levels behind.',
  },
  {
    id: 'modern-army',
    name: 'Modern Army',
    age: 'III',
    kind: 'tactic',
    copies: [2, 2, 2],
    army: { infantry: 2, cavalry: 1, artillery: 1 },
    strength: 13,
    outdated: 7,
    text: 'Each army of 2 infantry, 1 cavalry and 1 artillery gives +13 strength, or +7 if one of its units is two or more levels behind.',
  },
  {
    id: 'shock-troops',
    name: 'Shock Troops',
    age: 'III',
    kind: 'tactic',
    copies: [1, 1, 1],
    army: { infantry: 1, cavalry: 3 },
    strength: 11,
    outdated: 6,
    text: 'Each army of 1 infantry and 3 cavalry gives +11 strength, or +6 if one of its units is two or more levels behind.',
  },
] as const satisfies readonly TacticCard[];
