import type { PactCard } from '../card.ts';

/** Pacts of Age II. */
export const pacts = [
  {
    id: 'acceptance-of-supremacy',
    name: 'Acceptance of Supremacy',
    age: 'II',
    kind: 'pact',
    copies: [0, 1, 1],
    sides: {
      A: { abilities: [{ does: 'produces', what: 'resources', amount: 1 }] },
      B: { abilities: [{ does: 'produces', what: 'resources', amount: -1 }] },
    },
    attack: 'forbidden',
    text: 'You cannot attack each other. A produces 1 resource more. B produces 1 resource less.',
  },
  {
    id: 'international-trade-agreement',
    name: 'International Trade Agreement',
    age: 'II',
    kind: 'pact',
    copies: [0, 1, 1],
    sides: {
      A: { abilities: [{ does: 'produces', what: 'resources', amount: 1 }] },
      B: { abilities: [{ does: 'produces', what: 'food', amount: 1 }] },
    },
    attack: 'allowed',
    text: 'A produces 1 resource more. B produces 1 food more.',
  },
  {
    id: 'promise-of-military-protection',
    name: 'Promise of Military Protection',
    age: 'II',
    kind: 'pact',
    copies: [0, 1, 1],
    sides: { A: { symbols: { culture: 1 } }, B: { symbols: { strength: 4, culture: -1 } } },
    attack: 'ends-the-pact',
    text: 'A: +1 culture. B: +4 strength, -1 culture. The pact ends if one of you attacks the other.',
  },
  {
    id: 'scientific-cooperation',
    name: 'Scientific Cooperation',
    age: 'II',
    kind: 'pact',
    copies: [0, 1, 1],
    sides: { both: { abilities: [{ does: 'shared-research', cheaper: 2, partnerPays: 1 }] } },
    attack: 'allowed',
    text: 'Both: you may develop a technology for 2 science less; the other party then pays 1 science, and must be able to.',
  },
] as const satisfies readonly PactCard[];
