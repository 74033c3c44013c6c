import type { Book } from '../book/book.ts';
import type { Ancients } from '../world.ts';
import { cardPurchasePolicies } from './card-purchases.ts';
import { growthPolicies } from './growth.ts';
import { handLimitPolicies } from './hand-limit.ts';
import { lossPolicies, reductionPolicies } from './losses.ts';
import type { PlansFor } from './planning.ts';
import { victimPolicies } from './victims.ts';

/** The policies that all games know, by the topics of their questions. */
export function sharedPolicies<W extends Ancients>(
  book: Pick<Book<W>, 'limits' | 'support' | 'tradeCards'>,
): Readonly<Record<string, PlansFor<W>>> {
  const reductions = reductionPolicies<W>(book);
  const victims = victimPolicies<W>();
  const purchases = cardPurchasePolicies<W>(book);
  return {
    growth: growthPolicies<W>(),
    losses: lossPolicies<W>(book),
    'unsupported-city': reductions,
    'choose-cities': reductions,
    'share-losses': victims,
    'share-cities': victims,
    'secondary-victims': victims,
    'buy-trade-card': purchases,
    'buy-trade-card-from': purchases,
    surrender: handLimitPolicies<W>(),
  };
}
