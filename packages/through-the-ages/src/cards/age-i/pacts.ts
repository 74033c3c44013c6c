import type { PactCard } from '../card.ts';

/** Pacts of Age I. */
export const pacts = [
  {
    id: 'open-borders-agreement',
    name: 'Open Borders Agreement',
    age: 'I',
    kind: 'pact',
    copies: [0, 1, 1],
    sides: { both: { symbols: { militaryActions: 1 } } },
    attack: 'allowed',
    attackerStrength: 2,
    text: 'Both: +1 military action. If one of you attacks the other, the attacker has +2 strength.',
  },
  {
    id: 'trade-routes-agreement',
    name: 'Trade Routes Agreement',
    age: 'I',
    kind: 'pact',
    copies: [0, 1, 1],
    sides: {
      A: { abilities: [{ does: 'pay-with', use: 'food', as: 'resources' }] },
      B: { abilities: [{ does: 'pay-with', use: 'resources', as: 'food' }] },
    },
    attack: 'allowed',
    text: 'A: once a turn you may use 1 food as 1 resource. B: once a turn you may use 1 resource as 1 food.',
  },
] as const satisfies readonly PactCard[];
