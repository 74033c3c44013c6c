import type { SpecialCard } from '../card.ts';

/** Special technologies of Age III. */
export const specialTechnologies = [
  {
    id: 'civil-service',
    name: 'Civil Service',
    age: 'III',
    kind: 'civil-technology',
    copies: [1, 1, 1],
    cost: { science: 10 },
    symbols: { civilActions: 2, blueTokens: 3 },
    text: '+2 civil actions and 3 blue tokens.',
  },
  {
    id: 'military-theory',
    name: 'Military Theory',
    age: 'III',
    kind: 'military-technology',
    copies: [1, 1, 2],
    cost: { science: 11 },
    symbols: { strength: 5, militaryActions: 3 },
    text: '+5 strength and +3 military actions.',
    doubt: 'One source has 2 copies with three players; we have 1, which makes the deck add up.',
  },
  {
    id: 'satellites',
    name: 'Satellites',
    age: 'III',
    kind: 'colonization-technology',
    copies: [1, 1, 1],
    cost: { science: 8 },
    symbols: { strength: 3, colonization: 4 },
    text: '+3 strength and +4 when you colonize.',
  },
  {
    id: 'engineering',
    name: 'Engineering',
    age: 'III',
    kind: 'construction-technology',
    copies: [1, 1, 1],
    cost: { science: 9 },
    symbols: {},
    abilities: [
      { does: 'cheaper-urban-buildings', byLevel: [0, 1, 2, 3] },
      { does: 'wonder-stages-per-action', upTo: 4 },
    ],
    text: 'Urban buildings of Age I, II and III cost you 1, 2 and 3 resources less. You may build up to 4 stages of a wonder for 1 civil action.',
  },
] as const satisfies readonly SpecialCard[];
