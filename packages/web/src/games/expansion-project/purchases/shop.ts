import { the } from '@ecumene/engine';
import { ADVANCES, book, CULTURE, creditsOf, creditsTowards, priceChange } from '@ecumene/expansion-project/reference';
import { purseFor } from '../../ancients/purchases/purse.ts';
import { shopByGroups } from '../../ancients/purchases/shop-by-groups.ts';
import { ask, ofNation } from '../reading.ts';
import { CALAMITIES } from '../reference/calamities.ts';
import { effectsInWords } from '../reference/effects.ts';
import { trade } from '../trade/trade.ts';

export const purchases = shopByGroups({
  book,
  advances: ADVANCES,
  calamities: CALAMITIES,
  ofNation,
  creditsOf,
  creditsTowards,
  creditsBesides: (state, number, id) => ({ points: -priceChange(state, number, id), from: the('card', CULTURE) }),
  does: effectsInWords,
  rule: ({ section }) => `EP ${section}.1`,
  purse: (view, nation, acquired = []) => purseFor(ask, view, nation, trade.cards(view, nation), { acquired }),
  choicesInAnswer: (choices) => choices,
});
