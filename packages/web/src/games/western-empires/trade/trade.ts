import type { AncientView } from '@ecumene/ancients';
import { facesFor, PLAYERS, type Players, WATER } from '@ecumene/western-empires/reference';
import type { TradeOfGame } from '../../ancients/game.ts';
import { TradeCards } from '../../ancients/trade/hand.ts';
import { uncounted } from '../../ancients/trade/uncounted-cards.ts';

/** The trade cards by number of players; Water, which is worth nothing, comes before all others. */
const CARDS: ReadonlyMap<Players, TradeCards> = new Map(
  PLAYERS.map((players) => {
    const faces = facesFor(players);
    const isWater = ({ id }: { readonly id: string }): boolean => id === WATER.id;
    return [players, new TradeCards([...faces.filter(isWater), ...faces.filter((face) => !isWater(face))])];
  }),
);
const ALL = new TradeCards(facesFor(9));

function cardsIn(view: AncientView): TradeCards {
  const players = view.nations.filter(({ name }) => name !== 'outsiders').length;
  const found = PLAYERS.find((count) => count === players);
  return (found === undefined ? undefined : CARDS.get(found)) ?? ALL;
}

export const trade: TradeOfGame = {
  cards: cardsIn,
  mayGive: (view, card) => cardsIn(view).faceOf(card)?.tradable === true,
  outThere: (view) => uncounted(cardsIn(view), view),
  hidesStacks: true,
};
