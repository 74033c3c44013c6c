import type { PactCard } from '../card.ts';

/** Pacts of Age III. */
export const pacts = [
  {
    id: 'international-tourism',
    name: 'International Tourism',
    age: 'III',
    kind: 'pact',
    copies: [0, 1, 1],
    sides: { both: { abilities: [{ does: 'per-wonder-of-partner', gives: { culture: 1 } }] } },
    attack: 'allowed',
    text: 'Both: +1 culture for each completed wonder of the other.',
  },
  {
    id: 'loss-of-sovereignty',
    name: 'Loss of Sovereignty',
    age: 'III',
    kind: 'pact',
    copies: [0, 1, 1],
    sides: { A: { symbols: { culture: 2 } }, B: { symbols: { culture: -2 }, abilities: [{ does: 'immune-to-war' }] } },
    attack: 'forbidden',
    text: 'You cannot attack each other. A: +2 culture. B: -2 culture, and nobody may declare war on you.',
  },
  {
    id: 'military-alliance',
    name: 'Military Alliance',
    age: 'III',
    kind: 'pact',
    copies: [0, 1, 1],
    sides: { both: { symbols: { strength: 3 } } },
    attack: 'ends-the-pact',
    text: 'Both: +3 strength. The pact ends if one of you attacks the other.',
    doubt: 'Some sources call it Military Pact; we say Military Alliance.',
  },
  {
    id: 'peace-treaty',
    name: 'Peace Treaty',
    age: 'III',
    kind: 'pact',
    copies: [0, 1, 1],
    sides: { both: { symbols: { culture: 1 } } },
    attack: 'forbidden',
    text: 'You cannot attack each other. Both: +1 culture.',
  },
] as const satisfies readonly PactCard[];
