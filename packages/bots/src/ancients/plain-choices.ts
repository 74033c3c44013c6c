import { NOBODY } from '@ecumene/ancients';
import type { BoardPosition } from './board-position.ts';
import type { Choice } from './guide.ts';
import { isChooseOne, namesIn } from './questions.ts';

/** Choices that several games need, each under its own topics. */

export const yes: Choice = () => true;
export const no: Choice = () => false;
export const none: Choice = () => 0;
/** What the table answers by itself is as good as any. */
export const usual: Choice = () => undefined;

/** What a hand loses with a card. */
export function lossOf({ book: { goods } }: BoardPosition, hand: readonly number[], id: string): number {
  return -goods.change(hand, goods.number(id) ?? NOBODY, -1);
}

/** The card a hand can best do without. */
export const giveCard: Choice = (position, _temper, question) => {
  const hand = position.book.goods.count(position.view.hand);
  const [least] = [...namesIn(question, 'cards')].sort((a, b) => lossOf(position, hand, a) - lossOf(position, hand, b));
  return least === undefined ? {} : { card: least };
};

/** Whoever is weakest takes over what is lost. */
export const toTheWeakest: Choice = (position, _temper, question) => {
  if (!isChooseOne(question)) return undefined;
  const score = (name: string): number =>
    position.book.score(position.view.nations.findIndex((one) => one.name === name));
  return [...question.from].sort((a, b) => score(a) - score(b))[0];
};
