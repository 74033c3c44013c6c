import { type AcView, CALAMITY_CARDS, COMMODITIES } from '@ecumene/advanced-civilization/reference';
import type { TradeOfGame } from '../../ancients/game.ts';
import { TradeCards } from '../../ancients/trade/hand.ts';
import { whatMayBeOut } from './out-there.ts';
import { Toll, Way } from './Tolls.tsx';

export const TRADE_CARDS = new TradeCards([...COMMODITIES, ...CALAMITY_CARDS]);

export const trade: TradeOfGame<AcView> = {
  cards: () => TRADE_CARDS,
  mayGive: (view, card) => view.options.allTradable || TRADE_CARDS.faceOf(card)?.tradable === true,
  outThere: whatMayBeOut,
  Way,
  Toll,
};
