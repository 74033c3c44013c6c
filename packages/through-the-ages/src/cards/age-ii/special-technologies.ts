import type { SpecialCard } from '../card.ts';

/** Special technologies of Age II. */
export const specialTechnologies = [
  {
    id: 'justice-system',
    name: 'Justice System',
    age: 'II',
    kind: 'civil-technology',
    copies: [1, 1, 1],
    cost: { science: 7 },
    symbols: { civilActions: 1, blueTokens: 3 },
    text: '+1 civil action and 3 blue tokens.',
  },
  {
    id: 'strategy',
    name: 'Strategy',
    age: 'II',
    kind: 'military-technology',
    copies: [1, 1, 1],
    cost: { science: 8 },
    symbols: { strength: 3, militaryActions: 2 },
    text: '+3 strength and +2 military actions.',
    doubt: 'One source has 2 copies with three or four players; we have 1, which makes the deck add up.',
  },
  {
    id: 'navigation',
    name: 'Navigation',
    age: 'II',
    kind: 'colonization-technology',
    copies: [1, 1, 1],
    cost: { science: 6 },
    symbols: { strength: 2, colonization: 3 },
    text: '+2 strength and +3 when you colonize.',
  },
  {
    id: 'architecture',
    name: 'Architecture',
    age: 'II',
    kind: 'construction-technology',
    copies: [1, 2, 2],
    cost: { science: 6 },
    symbols: {},
    abilities: [
      { does: 'cheaper-urban-buildings', byLevel: [0, 1, 2, 2] },
      { does: 'wonder-stages-per-action', upTo: 3 },
    ],
    text: 'Urban buildings of Age I, II and III cost you 1, 2 and 2 resources less. You may build up to 3 stages of a wonder for 1 civil action.',
  },
] as const satisfies readonly SpecialCard[];
