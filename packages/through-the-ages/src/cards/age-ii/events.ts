import type { EventCard } from '../card.ts';

/** Events of Age II. */
export const events = [
  {
    id: 'civil-unrest',
    name: 'Civil Unrest',
    age: 'II',
    kind: 'event',
    copies: [1, 1, 1],
    steps: [
      {
        whom: 'everyone',
        outcome: { does: 'lose-shares', what: 'culture', shares: [{ each: 4, per: { count: 'discontent-workers' } }] },
      },
      { whom: 'all-with-most-discontent-workers', outcome: { does: 'lose', lose: [['blue-tokens', 1]] } },
    ],
    text: 'Everyone loses 4 culture for each of their discontent workers. Every civilization with the most discontent workers also loses 1 blue token, unless nobody has any.',
  },
  {
    id: 'cold-war',
    name: 'Cold War',
    age: 'II',
    kind: 'event',
    copies: [1, 1, 1],
    steps: [{ whom: 'two-strongest', outcome: { does: 'gain', gain: [['science', 6]] } }],
    text: 'Each of the two strongest civilizations (with two players, the stronger) scores 6 science.',
  },
  {
    id: 'crime-wave',
    name: 'Crime Wave',
    age: 'II',
    kind: 'event',
    copies: [1, 1, 1],
    steps: [
      {
        whom: 'two-weakest',
        outcome: {
          does: 'lose',
          lose: [
            ['culture', 3],
            ['blue-tokens', 1],
          ],
        },
      },
    ],
    text: 'Each of the two weakest civilizations (with two players, the weaker) loses 3 culture and 1 blue token.',
  },
  {
    id: 'economic-progress',
    name: 'Economic Progress',
    age: 'II',
    kind: 'event',
    copies: [1, 1, 1],
    steps: [
      { whom: 'everyone', outcome: { does: 'produce', steps: ['corruption', 'food', 'consumption', 'resources'] } },
    ],
    text: 'Everyone goes through corruption, food production, consumption and resource production.',
  },
  {
    id: 'emigration',
    name: 'Emigration',
    age: 'II',
    kind: 'event',
    copies: [1, 1, 1],
    steps: [
      {
        whom: 'everyone',
        outcome: {
          does: 'lose-shares',
          what: 'population',
          shares: [{ each: 1, per: { count: 'half-the-discontent-workers' } }],
        },
      },
    ],
    text: 'Everyone loses population equal to half of their discontent workers, rounded up.',
  },
  {
    id: 'iconoclasm',
    name: 'Iconoclasm',
    age: 'II',
    kind: 'event',
    copies: [1, 1, 1],
    effect: 'only-current-leaders',
    text: 'Every leader that is not of the current age leaves play.',
  },
  {
    id: 'independence-declaration',
    name: 'Independence Declaration',
    age: 'II',
    kind: 'event',
    copies: [1, 1, 1],
    steps: [{ whom: 'weakest', outcome: { does: 'lose-colony' } }],
    text: 'The weakest civilization loses one colony of its choice.',
  },
  {
    id: 'international-agreement',
    name: 'International Agreement',
    age: 'II',
    kind: 'event',
    copies: [1, 1, 1],
    effect: 'take-from-the-row',
    text: 'The strongest civilization may take cards worth up to 5 civil actions from the row, spending none. If it does, it has no political action in its next Politics Phase. Then the row slides and is filled again, which can end the age.',
  },
  {
    id: 'national-pride',
    name: 'National Pride',
    age: 'II',
    kind: 'event',
    copies: [1, 1, 1],
    steps: [{ whom: 'most-culture', outcome: { does: 'gain', gain: [['culture', 5]] } }],
    text: 'The civilization with the most culture points scores 5 culture.',
  },
  {
    id: 'politics-of-strength',
    name: 'Politics of Strength',
    age: 'II',
    kind: 'event',
    copies: [1, 1, 1],
    steps: [
      {
        whom: 'strongest',
        outcome: { does: 'gain', gain: [['military-cards', 5]] },
        inAgeIV: { does: 'gain', gain: [['culture', 5]] },
      },
      {
        whom: 'weakest',
        outcome: { does: 'lose', lose: [['military-cards', 3]] },
        inAgeIV: { does: 'lose', lose: [['culture', 3]] },
      },
    ],
    text: 'The strongest civilization draws 5 military cards and the weakest discards 3. In Age IV the strongest scores 5 culture and the weakest loses 3 instead.',
  },
  {
    id: 'popularization-of-science',
    name: 'Popularization of Science',
    age: 'II',
    kind: 'event',
    copies: [1, 1, 1],
    steps: [
      {
        whom: 'everyone',
        outcome: { does: 'gain-shares', what: 'culture', shares: [{ each: 1, per: { count: 'science-rating' } }] },
      },
    ],
    text: 'Everyone scores culture equal to their science rating.',
  },
  {
    id: 'prosperity',
    name: 'Prosperity',
    age: 'II',
    kind: 'event',
    copies: [1, 1, 1],
    steps: [
      {
        whom: 'everyone',
        outcome: { does: 'gain-shares', what: 'food', shares: [{ each: 1, per: { count: 'happy-faces' } }] },
      },
    ],
    text: 'Everyone gains 1 food for each happy face they have, 8 at most.',
  },
  {
    id: 'ravages-of-time',
    name: 'Ravages of Time',
    age: 'II',
    kind: 'event',
    copies: [1, 1, 1],
    effect: 'wonder-into-ruin',
    text: 'Everyone turns one of their completed wonders of Age A or I into a ruin. It loses all it gave and gives 2 culture instead, but still counts as completed.',
  },
  {
    id: 'refugees',
    name: 'Refugees',
    age: 'II',
    kind: 'event',
    copies: [1, 1, 1],
    steps: [
      {
        whom: 'weakest',
        outcome: {
          does: 'lose',
          lose: [
            ['culture', 3],
            ['population', 1],
          ],
        },
      },
      {
        whom: 'strongest',
        outcome: {
          does: 'gain',
          gain: [
            ['culture', 3],
            ['population', 1],
          ],
        },
      },
    ],
    text: 'The weakest civilization loses 3 culture and 1 population. The strongest scores 3 culture and gains 1 population.',
  },
  {
    id: 'terrorism',
    name: 'Terrorism',
    age: 'II',
    kind: 'event',
    copies: [1, 1, 1],
    effect: 'terror-in-the-streets',
    text: 'The civilization with the least culture points destroys one urban building of each other civilization.',
  },
] as const satisfies readonly EventCard[];
