import { SHARED_TOPICS } from '@ecumene/ancients';

/** The topics of all questions the game asks: answers are left for later for these and no others. */
export const topics: readonly string[] = [
  ...SHARED_TOPICS,
  'annex-areas',
  'barbarians',
  'beneficiary',
  'buy-off-points',
  'cards-instead',
  'choose-group',
  'choose-nation',
  'choose-package',
  'cyclone-sea',
  'exchange',
  'first-ship',
  'give-card',
  'give-up-cards',
  'keep-ships',
  'pay-instead',
  'place-people',
  'sacking',
  'sell-cards',
  'start-stacks',
  'tribal-conflict',
];
