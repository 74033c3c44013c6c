import type { LeaderCard } from '../card.ts';

/** Leaders of Age III. */
export const leaders = [
  {
    id: 'albert-einstein',
    name: 'Albert Einstein',
    age: 'III',
    kind: 'leader',
    copies: [1, 1, 1],
    abilities: [
      { does: 'best-building-level', among: ['lab', 'library'], gives: 'science' },
      { does: 'on-developing', gain: [['culture', 3]] },
    ],
    text: 'Your best lab or library gives extra science equal to its level. Score 3 culture each time you develop a technology.',
  },
  {
    id: 'bill-gates',
    name: 'Bill Gates',
    age: 'III',
    kind: 'leader',
    copies: [1, 1, 1],
    effect: 'labs-produce',
    text: 'When your mines produce, each of your labs also produces resources equal to its level. When Bill Gates leaves play, or at the end of the game, score culture equal to the levels of your labs added up.',
  },
  {
    id: 'charlie-chaplin',
    name: 'Charlie Chaplin',
    age: 'III',
    kind: 'leader',
    copies: [1, 1, 1],
    symbols: { happy: 2 },
    abilities: [{ does: 'best-building-twice', kind: 'theater', gives: 'culture' }],
    text: '2 happy faces. Your best theater gives its culture twice.',
  },
  {
    id: 'mahatma-gandhi',
    name: 'Mahatma Gandhi',
    age: 'III',
    kind: 'leader',
    copies: [1, 1, 1],
    symbols: { culture: 2 },
    effect: 'passive-resistance',
    text: '+2 culture. You cannot play aggressions or declare wars. Players who attack you pay twice the military actions.',
  },
  {
    id: 'sid-meier',
    name: 'Sid Meier',
    age: 'III',
    kind: 'leader',
    copies: [1, 1, 1],
    abilities: [
      { does: 'per-worker-level', on: ['lab'], gives: { culture: 1 } },
      { does: 'per-worker', on: ['lab'], gives: { science: -1 } },
    ],
    text: 'Each of your labs gives culture equal to its level, and 1 science less.',
  },
  {
    id: 'winston-churchill',
    name: 'Winston Churchill',
    age: 'III',
    kind: 'leader',
    copies: [1, 1, 1],
    abilities: [
      {
        does: 'each-turn-one-of',
        choices: [
          [['culture', 3]],
          [
            ['military-science', 3],
            ['military-resources', 3],
          ],
        ],
      },
    ],
    text: 'Each turn choose one: score 3 culture; or have, for this turn, 3 science for military unit technologies and 3 resources for building and upgrading units.',
  },
] as const satisfies readonly LeaderCard[];
