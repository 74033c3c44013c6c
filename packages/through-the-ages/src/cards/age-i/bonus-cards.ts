import type { BonusCard } from '../card.ts';

/** Military bonus cards of Age I. */
export const bonusCards = [
  {
    id: 'military-bonus-i',
    name: 'Military Bonus',
    age: 'I',
    kind: 'bonus',
    copies: [6, 6, 6],
    defense: 2,
    colonization: 1,
    text: 'Play it to defend against an aggression, for +2 strength, or when you colonize, for +1 force.',
  },
] as const satisfies readonly BonusCard[];
