import { SHARED_TOPICS } from '@ecumene/ancients';

/** The topics of all questions the game asks: answers are left for later for these and no others. */
export const topics: readonly string[] = [
  ...SHARED_TOPICS,
  'barbarians',
  'buy-off-steps',
  'choose-credits',
  'choose-nation',
  'cyclone-sea',
  'destroy-city',
  'discard-instead',
  'discard-value',
  'give-card',
  'pay-for-cards',
  'pay-instead',
  'place-cities',
  'place-tokens',
  'select-areas',
];
