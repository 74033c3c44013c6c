import type { WonderCard } from '../card.ts';

/** Wonders of Age I. */
export const wonders = [
  {
    id: 'great-wall',
    name: 'Great Wall',
    age: 'I',
    kind: 'wonder',
    copies: [1, 1, 1],
    stages: [2, 2, 3, 2],
    symbols: { culture: 1, happy: 1 },
    abilities: [{ does: 'per-worker', on: ['infantry', 'artillery'], gives: { strength: 1 } }],
    text: '+1 culture and 1 happy face. +1 strength for each of your infantry and artillery units.',
  },
  {
    id: 'st-peters-basilica',
    name: "St. Peter's Basilica",
    age: 'I',
    kind: 'wonder',
    copies: [1, 1, 1],
    stages: [4, 4],
    symbols: { culture: 2, happy: 1 },
    effect: 'more-happy-faces',
    text: '+2 culture and 1 happy face. Every other card or worker of yours that gives at least 1 happy face gives 1 more.',
  },
  {
    id: 'taj-mahal',
    name: 'Taj Mahal',
    age: 'I',
    kind: 'wonder',
    copies: [1, 1, 1],
    stages: [2, 4, 2],
    symbols: { culture: 3, blueTokens: 1 },
    effect: 'cheaper-after-succession',
    text: '+3 culture and 1 blue token. While the Taj Mahal is in the card row, taking it costs you 2 civil actions less if you replaced your leader this turn.',
  },
  {
    id: 'universitas-carolina',
    name: 'Universitas Carolina',
    age: 'I',
    kind: 'wonder',
    copies: [1, 1, 1],
    stages: [3, 3, 3],
    symbols: { culture: 1, science: 2 },
    text: '+1 culture and +2 science.',
  },
] as const satisfies readonly WonderCard[];
