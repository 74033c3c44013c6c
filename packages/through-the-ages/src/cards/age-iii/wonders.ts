import type { WonderCard } from '../card.ts';
import { productionKinds, technologyKinds, unitKinds, urbanKinds } from '../kinds.ts';

/** Wonders of Age III. */
export const wonders = [
  {
    id: 'fast-food-chains',
    name: 'Fast Food Chains',
    age: 'III',
    kind: 'wonder',
    copies: [1, 1, 1],
    stages: [4, 4, 4, 4],
    onCompletion: [
      { each: 2, per: { count: 'workers', on: productionKinds } },
      { each: 1, per: { count: 'workers', on: [...urbanKinds, ...unitKinds] } },
    ],
    text: 'When you complete it, score 2 culture for each worker on farms and mines and 1 for each worker on urban buildings and military units.',
  },
  {
    id: 'first-space-flight',
    name: 'First Space Flight',
    age: 'III',
    kind: 'wonder',
    copies: [1, 1, 1],
    stages: [1, 2, 4, 9],
    onCompletion: [{ each: 1, per: { count: 'technology-levels', of: technologyKinds } }],
    text: 'When you complete it, score culture equal to the levels of all your technology cards in play added up, governments and special technologies included.',
  },
  {
    id: 'hollywood',
    name: 'Hollywood',
    age: 'III',
    kind: 'wonder',
    copies: [1, 1, 1],
    stages: [5, 6, 5],
    onCompletion: [{ each: 2, per: { count: 'given-by', kinds: ['theater', 'library'], of: ['culture'] } }],
    text: 'When you complete it, score twice the culture your theaters and libraries give, with what your leader adds to them.',
  },
  {
    id: 'internet',
    name: 'Internet',
    age: 'III',
    kind: 'wonder',
    copies: [1, 1, 1],
    stages: [2, 3, 4, 3, 2],
    onCompletion: [{ each: 1, per: { count: 'given-by', kinds: urbanKinds, of: ['culture', 'science', 'strength'] } }],
    text: 'When you complete it, score culture equal to all the culture, science and strength your urban buildings give, with what your leader adds to them.',
  },
] as const satisfies readonly WonderCard[];
