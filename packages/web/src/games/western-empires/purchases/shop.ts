import { ADVANCES, book, creditsOf, creditsTowards, mayUseSubstitute } from '@ecumene/western-empires/reference';
import { purseFor } from '../../ancients/purchases/purse.ts';
import { shopByGroups } from '../../ancients/purchases/shop-by-groups.ts';
import { ask, ofNation } from '../reading.ts';
import { CALAMITIES } from '../reference/calamities.ts';
import { effectsInWords } from '../reference/effects.ts';
import { trade } from '../trade/trade.ts';

/** One advance at most comes for free. */
export const purchases = shopByGroups({
  book,
  advances: ADVANCES,
  calamities: CALAMITIES,
  ofNation,
  creditsOf,
  creditsTowards,
  does: effectsInWords,
  rule: ({ id }) => `WE ${id}.1`,
  purse: (view, nation, acquired = []) => {
    const maySubstitute = mayUseSubstitute(...ofNation(view, nation.name));
    return purseFor(ask, view, nation, trade.cards(view), { maySubstitute, acquired });
  },
  choicesInAnswer: ({ free, ...choices }) => ({ ...choices, ...(free?.[0] !== undefined && { free: free[0] }) }),
});
