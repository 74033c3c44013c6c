import type { LeaderCard } from '../card.ts';

/** Leaders of Age I. */
export const leaders = [
  {
    id: 'christopher-columbus',
    name: 'Christopher Columbus',
    age: 'I',
    kind: 'leader',
    copies: [1, 1, 1],
    effect: 'colonize-from-hand',
    text: 'As a political action you may remove Columbus and make a territory in your hand your colony, without a bid and without sending units.',
  },
  {
    id: 'frederick-barbarossa',
    name: 'Frederick Barbarossa',
    age: 'I',
    kind: 'leader',
    copies: [1, 1, 1],
    effect: 'grow-and-recruit',
    text: 'For 1 military action you may increase your population and build a military unit at once, for 1 food and 1 resource less.',
  },
  {
    id: 'genghis-khan',
    name: 'Genghis Khan',
    age: 'I',
    kind: 'leader',
    copies: [1, 1, 1],
    abilities: [{ does: 'end-of-turn-if-among-two-strongest', gain: [['culture', 3]] }],
    effect: 'infantry-may-ride',
    text: 'Your infantry may count as cavalry when your armies form. At the end of your turn, score 3 culture if you are one of the two strongest civilizations (with two players, the strongest); you win ties.',
  },
  {
    id: 'joan-of-arc',
    name: 'Joan of Arc',
    age: 'I',
    kind: 'leader',
    copies: [1, 1, 1],
    symbols: { culture: 1, militaryActions: 1 },
    abilities: [{ does: 'per-happy-face', on: ['temple', 'government'], gives: { strength: 1 } }],
    effect: 'peek-at-the-event',
    text: '+1 culture, +1 military action. +1 strength for each happy face of your temples and your government. At the start of your Politics Phase you may look at the next event.',
  },
  {
    id: 'leonardo-da-vinci',
    name: 'Leonardo da Vinci',
    age: 'I',
    kind: 'leader',
    copies: [1, 1, 1],
    abilities: [
      { does: 'best-building-level', among: ['lab', 'library'], gives: 'science' },
      { does: 'on-developing', gain: [['resources', 1]] },
    ],
    text: 'Your best lab or library gives extra science equal to its level. Gain 1 resource each time you develop a technology.',
  },
  {
    id: 'michelangelo',
    name: 'Michelangelo',
    age: 'I',
    kind: 'leader',
    copies: [1, 1, 1],
    abilities: [
      { does: 'per-happy-face', on: ['temple', 'theater', 'wonder'], gives: { culture: 1 } },
      { does: 'no-wonder-surcharge' },
    ],
    text: '+1 culture for each happy face of your temples, theaters and wonders. Taking a wonder costs you no extra civil actions for the wonders you have completed.',
  },
] as const satisfies readonly LeaderCard[];
