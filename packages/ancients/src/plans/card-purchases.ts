import { type Decided, refuse, say } from '@ecumene/engine';
import Type, { type Static } from 'typebox';
import type { TradeCardRules } from '../book/trade-cards.ts';
import { nation } from '../nations.ts';
import type { Ancients } from '../world.ts';
import { type PlansFor, plansOf } from './planning.ts';
import { isChooseOne } from './questions.ts';

const form = Type.Object(
  {
    /** Which card is bought where several are on sale. */
    which: Type.Enum(['none', 'dearest', 'cheapest']),
    /** So many tokens stay in the treasury. */
    keep: Type.Integer({ minimum: 0, maximum: 99 }),
  },
  { additionalProperties: false },
);
export type CardPurchasePolicy = Static<typeof form>;

const NO_PRICE = refuse('no-price', say('Your automatic answer does not fit this question. Choose what to buy.'));

/** Trade cards bought from the treasury by a policy. @rule tradeCards.buy */
export function cardPurchasePolicies<W extends Ancients>({
  tradeCards,
}: {
  readonly tradeCards: TradeCardRules<W>;
}): PlansFor<W> {
  return plansOf<W, typeof form>(form, ({ world, number, question }, { which, keep }): Decided => {
    const { treasury } = nation(world, number);
    if (question.kind === 'confirm') {
      const price = question.text.with?.['price'];
      return typeof price === 'number' ? { answer: which !== 'none' && treasury - price >= keep } : { ask: NO_PRICE };
    }
    if (!isChooseOne(question)) return { ask: NO_PRICE };
    const [none = '', ...offered] = question.from;
    const wares = tradeCards
      .onSale(world, number, [])
      .filter(({ id, price }) => offered.includes(id) && treasury - price >= keep)
      .sort((a, b) => a.price - b.price);
    const ware = which === 'none' ? undefined : which === 'dearest' ? wares.at(-1) : wares[0];
    return { answer: ware?.id ?? none };
  });
}
