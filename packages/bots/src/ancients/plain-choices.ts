import { NOBODY } from '@ecumene/ancients';
import type { Choice } from './guide.ts';
import { isChooseOne, namesIn } from './questions.ts';
import type { Sight } from './sight.ts';

/** Choices that several games need, each under its own topics. */

export const yes: Choice = () => true;
export const no: Choice = () => false;
export const none: Choice = () => 0;
/** What the table answers by itself is as good as any. */
export const usual: Choice = () => undefined;

/** What a hand loses with a card. */
export function lossOf({ book: { goods } }: Sight, hand: readonly number[], id: string): number {
  return -goods.change(hand, goods.number(id) ?? NOBODY, -1);
}

/** The card a hand can best do without. */
export const giveCard: Choice = (sight, _temper, question) => {
  const hand = sight.book.goods.count(sight.view.hand);
  const [least] = [...namesIn(question, 'cards')].sort((a, b) => lossOf(sight, hand, a) - lossOf(sight, hand, b));
  return least === undefined ? {} : { card: least };
};

/** Whoever is weakest takes over what is lost. */
export const toTheWeakest: Choice = (sight, _temper, question) => {
  if (!isChooseOne(question)) return undefined;
  const score = (name: string): number => sight.book.score(sight.view.nations.findIndex((one) => one.name === name));
  return [...question.from].sort((a, b) => score(a) - score(b))[0];
};
