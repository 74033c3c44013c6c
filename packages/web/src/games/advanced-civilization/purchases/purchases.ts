import { CARDS } from '@ecumene/advanced-civilization/reference';
import { must } from '@ecumene/engine';
import type { PurchasesOfGame } from '../../ancients/purchases/shop.ts';
import { asAcView } from '../view.ts';
import { priceFor, purseOf, SHELVES, wareFor } from './shop.ts';
import { TaxesAhead } from './TaxesAhead.tsx';
import { togetherFor } from './together.ts';

export const purchases: PurchasesOfGame = {
  shelves: SHELVES,
  ware: (card, view, nation) => wareFor(must(CARDS.get(card), card), asAcView(view), nation),
  purse: (view, nation) => purseOf(asAcView(view), nation),
  price: (view, nation, cards) => cards.reduce((sum, id) => sum + priceFor(asAcView(view), nation, id), 0),
  ways: (view, nation, purse) => togetherFor(asAcView(view), nation, purse),
  Notes: TaxesAhead,
};
