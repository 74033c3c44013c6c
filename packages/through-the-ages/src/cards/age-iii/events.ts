import type { EventCard } from '../card.ts';
import { specialKinds, unitKinds, urbanKinds } from '../kinds.ts';

/** Events of Age III. */
export const events = [
  {
    id: 'impact-of-agriculture',
    name: 'Impact of Agriculture',
    age: 'III',
    kind: 'event',
    copies: [1, 1, 1],
    steps: [
      {
        whom: 'everyone',
        outcome: {
          does: 'gain-shares',
          what: 'culture',
          shares: [
            { each: 1, per: { count: 'food-production' } },
            { each: 4, per: { count: 'food-production-beats-consumption' } },
          ],
        },
      },
    ],
    text: 'Everyone scores 1 culture for each food they produce, and 4 more if that is more than they consume.',
  },
  {
    id: 'impact-of-architecture',
    name: 'Impact of Architecture',
    age: 'III',
    kind: 'event',
    copies: [1, 1, 1],
    steps: [
      {
        whom: 'everyone',
        outcome: {
          does: 'gain-shares',
          what: 'culture',
          shares: [{ each: 1, per: { count: 'worker-levels', on: urbanKinds } }],
        },
      },
    ],
    text: 'Everyone scores culture equal to the levels of their urban buildings added up.',
  },
  {
    id: 'impact-of-balance',
    name: 'Impact of Balance',
    age: 'III',
    kind: 'event',
    copies: [1, 1, 1],
    steps: [
      {
        whom: 'everyone',
        outcome: { does: 'gain-shares', what: 'culture', shares: [{ each: 2, per: { count: 'smallest-production' } }] },
      },
    ],
    text: 'Everyone scores 2 culture for each point of the smallest among their production of science, culture, food and resources, without corruption and consumption.',
  },
  {
    id: 'impact-of-colonies',
    name: 'Impact of Colonies',
    age: 'III',
    kind: 'event',
    copies: [1, 1, 1],
    steps: [
      {
        whom: 'everyone',
        outcome: { does: 'gain-shares', what: 'culture', shares: [{ each: 3, per: { count: 'colonies' } }] },
      },
    ],
    text: 'Everyone scores 3 culture for each of their colonies.',
  },
  {
    id: 'impact-of-competition',
    name: 'Impact of Competition',
    age: 'III',
    kind: 'event',
    copies: [1, 1, 1],
    steps: [
      {
        whom: 'everyone',
        outcome: {
          does: 'gain-shares',
          what: 'culture',
          shares: [{ each: 1, per: { count: 'worker-levels', on: [...unitKinds, 'arena'] } }],
        },
      },
    ],
    text: 'Everyone scores culture equal to the levels of their military units and arenas added up.',
  },
  {
    id: 'impact-of-government',
    name: 'Impact of Government',
    age: 'III',
    kind: 'event',
    copies: [1, 1, 1],
    steps: [
      {
        whom: 'everyone',
        outcome: {
          does: 'gain-shares',
          what: 'culture',
          shares: [
            { each: 2, per: { count: 'civil-action-total' } },
            { each: 1, per: { count: 'military-action-total' } },
          ],
        },
      },
    ],
    text: 'Everyone scores 2 culture for each civil action and 1 for each military action of their totals.',
  },
  {
    id: 'impact-of-happiness',
    name: 'Impact of Happiness',
    age: 'III',
    kind: 'event',
    copies: [1, 1, 1],
    steps: [
      {
        whom: 'everyone',
        outcome: {
          does: 'gain-shares',
          what: 'culture',
          shares: [
            { each: 2, per: { count: 'happy-faces' } },
            { each: -2, per: { count: 'discontent-workers' } },
          ],
        },
      },
    ],
    text: 'Everyone scores 2 culture for each happy face, 16 at most, and loses 2 for each discontent worker.',
  },
  {
    id: 'impact-of-industry',
    name: 'Impact of Industry',
    age: 'III',
    kind: 'event',
    copies: [1, 1, 1],
    steps: [
      {
        whom: 'everyone',
        outcome: { does: 'gain-shares', what: 'culture', shares: [{ each: 1, per: { count: 'mine-production' } }] },
      },
    ],
    text: 'Everyone scores 1 culture for each resource their mines produce.',
  },
  {
    id: 'impact-of-population',
    name: 'Impact of Population',
    age: 'III',
    kind: 'event',
    copies: [1, 1, 1],
    steps: [
      {
        whom: 'everyone',
        outcome: {
          does: 'gain-shares',
          what: 'culture',
          shares: [{ each: 2, per: { count: 'content-workers-above', above: 10 } }],
        },
      },
    ],
    text: 'Everyone scores 2 culture for each worker beyond 10 that is not discontent.',
  },
  {
    id: 'impact-of-progress',
    name: 'Impact of Progress',
    age: 'III',
    kind: 'event',
    copies: [1, 1, 1],
    steps: [
      {
        whom: 'everyone',
        outcome: {
          does: 'gain-shares',
          what: 'culture',
          shares: [{ each: 2, per: { count: 'technology-levels', of: [...specialKinds, 'government'] } }],
        },
      },
    ],
    text: 'Everyone scores 2 culture for each level of their government and special technologies.',
  },
  {
    id: 'impact-of-science',
    name: 'Impact of Science',
    age: 'III',
    kind: 'event',
    copies: [1, 1, 1],
    steps: [
      {
        whom: 'everyone',
        outcome: {
          does: 'gain-by-rank',
          in: 'science-rating',
          culture: { 2: [10, 0], 3: [14, 7, 0], 4: [15, 10, 5, 0] },
        },
      },
    ],
    text: 'The highest science rating scores 15 culture, the next 10, then 5 and 0 (with three players 14, 7, 0; with two 10, 0).',
  },
  {
    id: 'impact-of-strength',
    name: 'Impact of Strength',
    age: 'III',
    kind: 'event',
    copies: [1, 1, 1],
    steps: [
      {
        whom: 'everyone',
        outcome: { does: 'gain-by-rank', in: 'strength', culture: { 2: [10, 0], 3: [14, 7, 0], 4: [15, 10, 5, 0] } },
      },
    ],
    text: 'The strongest civilization scores 15 culture, the next 10, then 5 and 0 (with three players 14, 7, 0; with two 10, 0).',
  },
  {
    id: 'impact-of-technology',
    name: 'Impact of Technology',
    age: 'III',
    kind: 'event',
    copies: [1, 1, 1],
    steps: [
      {
        whom: 'everyone',
        outcome: {
          does: 'gain-shares',
          what: 'culture',
          shares: [{ each: 4, per: { count: 'technologies', age: 'III' } }],
        },
      },
    ],
    text: 'Everyone scores 4 culture for each of their Age III technologies in play.',
  },
  {
    id: 'impact-of-variety',
    name: 'Impact of Variety',
    age: 'III',
    kind: 'event',
    copies: [1, 1, 1],
    steps: [
      {
        whom: 'everyone',
        outcome: {
          does: 'gain-shares',
          what: 'culture',
          shares: [{ each: 2, per: { count: 'kinds-of-units-buildings-and-special-technologies' } }],
        },
      },
    ],
    text: 'Everyone scores 2 culture for each different kind of military unit, of urban building and of special technology they have.',
  },
  {
    id: 'impact-of-wonders',
    name: 'Impact of Wonders',
    age: 'III',
    kind: 'event',
    copies: [1, 1, 1],
    steps: [
      {
        whom: 'everyone',
        outcome: {
          does: 'gain-shares',
          what: 'culture',
          shares: [
            { each: 5, per: { count: 'wonders', age: 'A' } },
            { each: 4, per: { count: 'wonders', age: 'I' } },
            { each: 3, per: { count: 'wonders', age: 'II' } },
            { each: 2, per: { count: 'wonders', age: 'III' } },
          ],
        },
      },
    ],
    text: 'Everyone scores 5, 4, 3 or 2 culture for each completed wonder of Age A, I, II or III.',
  },
] as const satisfies readonly EventCard[];
