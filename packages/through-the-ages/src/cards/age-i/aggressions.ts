import type { AggressionCard } from '../card.ts';

/** Aggressions of Age I. */
export const aggressions = [
  {
    id: 'enslave',
    name: 'Enslave',
    age: 'I',
    kind: 'aggression',
    copies: [2, 2, 2],
    militaryActions: 2,
    spoils: {
      does: 'hurt-and-gain',
      rivalLoses: [['population', 1]],
      gain: [
        ['resources', 2],
        ['food', 2],
      ],
    },
    text: 'The attacker gains 2 resources, then 2 food, and the defender loses 1 population.',
  },
  {
    id: 'plunder-i',
    name: 'Plunder',
    age: 'I',
    kind: 'aggression',
    copies: [2, 2, 2],
    militaryActions: 1,
    spoils: { does: 'take-mix', amount: 3 },
    text: 'The attacker takes up to 3 food and resources from the defender, in the mix the attacker chooses.',
  },
  {
    id: 'raid-i',
    name: 'Raid',
    age: 'I',
    kind: 'aggression',
    copies: [2, 2, 2],
    militaryActions: 1,
    spoils: { does: 'raid', highestLevels: [1] },
    text: "The attacker destroys one of the defender's urban buildings of Age I or older, and gains half of its printed cost in resources, rounded up.",
  },
] as const satisfies readonly AggressionCard[];
