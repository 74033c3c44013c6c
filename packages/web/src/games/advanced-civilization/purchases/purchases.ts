import { type AcView, CARDS } from '@ecumene/advanced-civilization/reference';
import { must } from '@ecumene/engine';
import type { PurchasesOfGame } from '../../ancients/purchases/shop.ts';
import { priceFor, purseOf, SHELVES, wareFor } from './shop.ts';
import { TaxesAhead } from './TaxesAhead.tsx';
import { togetherFor } from './together.ts';

export const purchases: PurchasesOfGame<AcView> = {
  shelves: SHELVES,
  ware: (card, view, nation) => wareFor(must(CARDS.get(card), card), view, nation),
  purse: purseOf,
  price: (view, nation, cards) => cards.reduce((sum, id) => sum + priceFor(view, nation, id), 0),
  ways: togetherFor,
  Notes: TaxesAhead,
};
