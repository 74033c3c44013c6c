import type { BonusCard } from '../card.ts';

/** Military bonus cards of Age II. */
export const bonusCards = [
  {
    id: 'military-bonus-ii',
    name: 'Military Bonus',
    age: 'II',
    kind: 'bonus',
    copies: [6, 6, 6],
    defense: 4,
    colonization: 2,
    text: 'Play it to defend against an aggression, for +4 strength, or when you colonize, for +2 force.',
  },
] as const satisfies readonly BonusCard[];
