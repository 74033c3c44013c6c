import type { BonusCard } from '../card.ts';

/** Military bonus cards of Age III. */
export const bonusCards = [
  {
    id: 'military-bonus-iii',
    name: 'Military Bonus',
    age: 'III',
    kind: 'bonus',
    copies: [6, 6, 6],
    defense: 6,
    colonization: 3,
    text: 'Play it to defend against an aggression, for +6 strength, or when you colonize, for +3 force.',
  },
] as const satisfies readonly BonusCard[];
