import type { ActionCard } from '../card.ts';
import { productionKinds, urbanKinds } from '../kinds.ts';

/** Action cards of Age III. */
export const actionCards = [
  {
    id: 'efficient-upgrade-iii',
    name: 'Efficient Upgrade',
    age: 'III',
    kind: 'action',
    copies: [2, 2, 2],
    play: { does: 'upgrade', kinds: [...productionKinds, ...urbanKinds], cheaper: 4 },
    text: 'Upgrade a farm, a mine or an urban building for 4 resources less.',
  },
  {
    id: 'endowment-for-the-arts',
    name: 'Endowment for the Arts',
    age: 'III',
    kind: 'action',
    copies: [1, 1, 1],
    play: { does: 'gain-per-rival-ahead', in: 'culture', what: 'culture', amount: { 2: 6, 3: 3, 4: 2 } },
    text: 'Score 2 culture for each civilization with more culture points than you (3 with three players, 6 with two).',
  },
  {
    id: 'engineering-genius-iii',
    name: 'Engineering Genius',
    age: 'III',
    kind: 'action',
    copies: [1, 1, 1],
    play: { does: 'build-wonder-stage', cheaper: 5 },
    text: 'Build one stage of your wonder for 5 resources less.',
  },
  {
    id: 'military-build-up',
    name: 'Military Build-Up',
    age: 'III',
    kind: 'action',
    copies: [1, 1, 1],
    play: { does: 'gain-per-rival-ahead', in: 'strength', what: 'military-resources', amount: { 2: 8, 3: 5, 4: 3 } },
    text: 'For this turn you have 3 resources for each civilization stronger than yours (5 with three players, 8 with two) that only build or upgrade military units.',
  },
  {
    id: 'patriotism-iii',
    name: 'Patriotism',
    age: 'III',
    kind: 'action',
    copies: [1, 1, 1],
    play: {
      does: 'gain',
      gain: [
        ['military-action', 1],
        ['military-resources', 4],
      ],
    },
    text: 'For this turn you have 1 more military action and 4 resources that only build or upgrade military units.',
  },
  {
    id: 'reserves-iii',
    name: 'Reserves',
    age: 'III',
    kind: 'action',
    copies: [3, 3, 3],
    play: { does: 'gain-one-of', choices: [[['food', 4]], [['resources', 4]]] },
    text: 'Gain 4 food or 4 resources.',
  },
  {
    id: 'revolutionary-idea-iii',
    name: 'Revolutionary Idea',
    age: 'III',
    kind: 'action',
    copies: [2, 2, 2],
    play: { does: 'gain', gain: [['science', 6]] },
    text: 'Score 6 science.',
  },
  {
    id: 'urban-growth-iii',
    name: 'Urban Growth',
    age: 'III',
    kind: 'action',
    copies: [2, 2, 2],
    play: { does: 'build-or-upgrade', kinds: urbanKinds, cheaper: 4 },
    text: 'Build or upgrade an urban building for 4 resources less.',
  },
] as const satisfies readonly ActionCard[];
