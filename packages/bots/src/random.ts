import type { AnyBot } from './bot.ts';

/** Any legal answer. */
export const random: AnyBot = {
  name: 'random',
  about: 'Does anything that is allowed, without a thought.',
  decide: (moment) => ({ answer: moment.sample() }),
};
