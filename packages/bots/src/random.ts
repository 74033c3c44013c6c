import type { AnyBot } from './bot.ts';

/** Any legal answer. Who is done on a floor stays so, or there would be no end to it. */
export const random: AnyBot = {
  name: 'random',
  about: 'Plays random legal moves.',
  decide: (situation) =>
    situation.floor && situation.question.optional ? { wait: true } : { answer: situation.sample() },
};
