import { SHARED_TOPICS } from '@ecumene/ancients';

/** The topics of all questions the game asks: answers are left for later for these and no others. */
export const topics: readonly string[] = [
  ...SHARED_TOPICS,
  'attack-crews',
  'barbarians',
  'bear-secondary',
  'choose-area',
  'choose-nation',
  'grain-city',
  'lose-card',
  'return-calamity',
  'show-grain',
];
