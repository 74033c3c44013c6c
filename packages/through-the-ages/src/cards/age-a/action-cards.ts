import type { ActionCard } from '../card.ts';
import { productionKinds, urbanKinds } from '../kinds.ts';

/** Action cards of Age A. */
export const actionCards = [
  {
    id: 'cultural-heritage-a',
    name: 'Cultural Heritage',
    age: 'A',
    kind: 'action',
    copies: [1, 1, 1],
    play: {
      does: 'gain',
      gain: [
        ['science', 1],
        ['culture', 4],
      ],
    },
    text: 'Score 1 science and 4 culture.',
  },
  {
    id: 'engineering-genius-a',
    name: 'Engineering Genius',
    age: 'A',
    kind: 'action',
    copies: [1, 1, 1],
    play: { does: 'build-wonder-stage', cheaper: 2 },
    text: 'Build one stage of your wonder for 2 resources less.',
  },
  {
    id: 'frugality-a',
    name: 'Frugality',
    age: 'A',
    kind: 'action',
    copies: [2, 2, 2],
    play: { does: 'increase-population', afterwards: [['food', 1]] },
    text: 'Increase your population, then gain 1 food.',
  },
  {
    id: 'patriotism-a',
    name: 'Patriotism',
    age: 'A',
    kind: 'action',
    copies: [1, 1, 1],
    play: {
      does: 'gain',
      gain: [
        ['military-action', 1],
        ['military-resources', 1],
      ],
    },
    text: 'For this turn you have 1 more military action and 1 resource that only builds or upgrades military units.',
  },
  {
    id: 'rich-land-a',
    name: 'Rich Land',
    age: 'A',
    kind: 'action',
    copies: [2, 2, 2],
    play: { does: 'build-or-upgrade', kinds: productionKinds, cheaper: 1 },
    text: 'Build or upgrade a farm or a mine for 1 resource less.',
  },
  {
    id: 'stockpile',
    name: 'Stockpile',
    age: 'A',
    kind: 'action',
    copies: [1, 1, 1],
    play: {
      does: 'gain',
      gain: [
        ['food', 1],
        ['resources', 1],
      ],
    },
    text: 'Gain 1 food and 1 resource.',
  },
  {
    id: 'urban-growth-a',
    name: 'Urban Growth',
    age: 'A',
    kind: 'action',
    copies: [2, 2, 2],
    play: { does: 'build-or-upgrade', kinds: urbanKinds, cheaper: 1 },
    text: 'Build or upgrade an urban building for 1 resource less.',
  },
] as const satisfies readonly ActionCard[];
