import type { WonderCard } from '../card.ts';

/** Wonders of Age II. */
export const wonders = [
  {
    id: 'eiffel-tower',
    name: 'Eiffel Tower',
    age: 'II',
    kind: 'wonder',
    copies: [1, 1, 1],
    stages: [3, 7, 3],
    symbols: { culture: 4, happy: 1 },
    text: '+4 culture and 1 happy face.',
  },
  {
    id: 'kremlin',
    name: 'Kremlin',
    age: 'II',
    kind: 'wonder',
    copies: [1, 1, 1],
    stages: [4, 4, 4],
    symbols: { culture: 2, happy: -1, civilActions: 1, militaryActions: 1 },
    text: '+2 culture, 1 happy face less, +1 civil action and +1 military action.',
  },
  {
    id: 'ocean-liner-service',
    name: 'Ocean Liner Service',
    age: 'II',
    kind: 'wonder',
    copies: [1, 1, 1],
    stages: [4, 2, 2, 4],
    abilities: [{ does: 'once-a-turn', gain: [['population', 1]] }],
    text: 'Once a turn, in your Action Phase, you may gain 1 population for no food and no action.',
  },
  {
    id: 'transcontinental-railroad',
    name: 'Transcontinental Railroad',
    age: 'II',
    kind: 'wonder',
    copies: [1, 1, 1],
    stages: [3, 3, 3, 3],
    symbols: { strength: 4 },
    effect: 'best-mine-twice',
    text: '+4 strength. One worker on your best mine produces twice as much.',
  },
] as const satisfies readonly WonderCard[];
