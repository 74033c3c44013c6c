import type { SpecialCard } from '../card.ts';

/** Special technologies of Age I. */
export const specialTechnologies = [
  {
    id: 'code-of-laws',
    name: 'Code of Laws',
    age: 'I',
    kind: 'civil-technology',
    copies: [1, 2, 2],
    cost: { science: 6 },
    symbols: { civilActions: 1 },
    text: '+1 civil action.',
  },
  {
    id: 'warfare',
    name: 'Warfare',
    age: 'I',
    kind: 'military-technology',
    copies: [1, 2, 2],
    cost: { science: 5 },
    symbols: { strength: 1, militaryActions: 1 },
    text: '+1 strength and +1 military action.',
  },
  {
    id: 'cartography',
    name: 'Cartography',
    age: 'I',
    kind: 'colonization-technology',
    copies: [1, 1, 1],
    cost: { science: 4 },
    symbols: { strength: 1, colonization: 2 },
    text: '+1 strength and +2 when you colonize.',
  },
  {
    id: 'masonry',
    name: 'Masonry',
    age: 'I',
    kind: 'construction-technology',
    copies: [1, 1, 1],
    cost: { science: 3 },
    symbols: {},
    abilities: [
      { does: 'cheaper-urban-buildings', byLevel: [0, 1, 1, 1] },
      { does: 'wonder-stages-per-action', upTo: 2 },
    ],
    text: 'Urban buildings of Age I and later cost you 1 resource less. You may build up to 2 stages of a wonder for 1 civil action.',
  },
] as const satisfies readonly SpecialCard[];
