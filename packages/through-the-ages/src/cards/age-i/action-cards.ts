import type { ActionCard } from '../card.ts';
import { productionKinds, urbanKinds } from '../kinds.ts';

/** Action cards of Age I. */
export const actionCards = [
  {
    id: 'breakthrough-i',
    name: 'Breakthrough',
    age: 'I',
    kind: 'action',
    copies: [2, 2, 2],
    play: { does: 'develop-technology', afterwards: [['science', 2]] },
    text: 'Develop a technology, then score 2 science.',
  },
  {
    id: 'cultural-heritage-i',
    name: 'Cultural Heritage',
    age: 'I',
    kind: 'action',
    copies: [1, 1, 1],
    play: {
      does: 'gain',
      gain: [
        ['science', 2],
        ['culture', 2],
      ],
    },
    text: 'Score 2 science and 2 culture.',
  },
  {
    id: 'engineering-genius-i',
    name: 'Engineering Genius',
    age: 'I',
    kind: 'action',
    copies: [1, 1, 1],
    play: { does: 'build-wonder-stage', cheaper: 3 },
    text: 'Build one stage of your wonder for 3 resources less.',
  },
  {
    id: 'frugality-i',
    name: 'Frugality',
    age: 'I',
    kind: 'action',
    copies: [2, 2, 2],
    play: { does: 'increase-population', afterwards: [['food', 2]] },
    text: 'Increase your population, then gain 2 food.',
  },
  {
    id: 'patriotism-i',
    name: 'Patriotism',
    age: 'I',
    kind: 'action',
    copies: [1, 1, 1],
    play: {
      does: 'gain',
      gain: [
        ['military-action', 1],
        ['military-resources', 2],
      ],
    },
    text: 'For this turn you have 1 more military action and 2 resources that only build or upgrade military units.',
  },
  {
    id: 'reserves-i',
    name: 'Reserves',
    age: 'I',
    kind: 'action',
    copies: [2, 2, 2],
    play: { does: 'gain-one-of', choices: [[['food', 2]], [['resources', 2]]] },
    text: 'Gain 2 food or 2 resources.',
  },
  {
    id: 'rich-land-i',
    name: 'Rich Land',
    age: 'I',
    kind: 'action',
    copies: [2, 2, 2],
    play: { does: 'build-or-upgrade', kinds: productionKinds, cheaper: 2 },
    text: 'Build or upgrade a farm or a mine for 2 resources less.',
  },
  {
    id: 'urban-growth-i',
    name: 'Urban Growth',
    age: 'I',
    kind: 'action',
    copies: [2, 2, 2],
    play: { does: 'build-or-upgrade', kinds: urbanKinds, cheaper: 2 },
    text: 'Build or upgrade an urban building for 2 resources less.',
  },
] as const satisfies readonly ActionCard[];
