import type { AggressionCard } from '../card.ts';

/** Aggressions of Age III. */
export const aggressions = [
  {
    id: 'armed-intervention',
    name: 'Armed Intervention',
    age: 'III',
    kind: 'aggression',
    copies: [4, 4, 4],
    militaryActions: 2,
    spoils: { does: 'take', what: 'culture', amount: 7 },
    text: 'The attacker takes up to 7 culture points from the defender.',
  },
  {
    id: 'plunder-iii',
    name: 'Plunder',
    age: 'III',
    kind: 'aggression',
    copies: [2, 2, 2],
    militaryActions: 1,
    spoils: { does: 'take-mix', amount: 7 },
    text: 'The attacker takes up to 7 food and resources from the defender, in the mix the attacker chooses.',
  },
  {
    id: 'raid-iii',
    name: 'Raid',
    age: 'III',
    kind: 'aggression',
    copies: [2, 2, 2],
    militaryActions: 3,
    spoils: { does: 'raid', highestLevels: [3, 2] },
    text: "The attacker destroys one of the defender's urban buildings of Age III or older and another of Age II or older, and gains half of their printed cost in resources, rounded up.",
  },
] as const satisfies readonly AggressionCard[];
