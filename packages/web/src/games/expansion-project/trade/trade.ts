import type { Face, NationView } from '@ecumene/ancients';
import { faceValue } from '@ecumene/ancients';
import {
  BLOCKS,
  type EpView,
  facesFor,
  isForeign,
  LEVELS,
  TWO_BLOCKS_FROM,
} from '@ecumene/expansion-project/reference';
import type { Blocks, TradeOfGame } from '../../ancients/game.ts';
import { TradeCards } from '../../ancients/trade/hand.ts';
import { countOutside } from '../../ancients/trade/unseen-cards.ts';
import { ofNation } from '../reading.ts';
import { BLOCK_WORDS } from './block-words.ts';

function playersIn(view: EpView): number {
  return Object.keys(view.blocks).length;
}

/** The cards of a table as somebody of a block sees them. They stay the same all game. */
const known = new Map<string, TradeCards>();

/** The trade cards in play, cheap ones first; foreign ones add to their sets. @rule EP 26.3.3 */
function cardsIn(view: EpView, nation?: NationView): TradeCards {
  const { options, blocks } = view;
  const block = nation === undefined ? undefined : blocks[nation.name];
  const key = [playersIn(view), block, options.fifteenPlayers, options.stoic || options.tradableCalamities].join(' ');
  const before = known.get(key);
  if (before !== undefined) return before;
  const faces = facesFor(playersIn(view), options).toSorted((a, b) => faceValue(a) - faceValue(b));
  const cards = new TradeCards(faces, nation === undefined ? undefined : bonusFor(view, nation));
  known.set(key, cards);
  return cards;
}

function bonusFor(view: EpView, nation: NationView): (face: Face) => number {
  const [state, number] = ofNation(view, nation.name);
  return (face) => (isForeign(state, number, face) ? faceValue(face) : 0);
}

function blocksIn(view: EpView): Blocks | undefined {
  if (playersIn(view) < TWO_BLOCKS_FROM) return undefined;
  const { blocks } = view;
  return {
    names: BLOCKS.map((block) => BLOCK_WORDS[block].name),
    signs: BLOCKS.map((block) => BLOCK_WORDS[block].sign),
    levels: LEVELS,
    of: (nation) => Math.max(0, BLOCKS.indexOf(blocks[nation] ?? 'west')),
  };
}

export const trade: TradeOfGame<EpView> = {
  cards: cardsIn,
  mayGive: (view, card) => cardsIn(view).faceOf(card)?.tradable === true,
  outThere: (view) => {
    const cards = cardsIn(view);
    const { away, held } = countOutside(cards, view);
    return {
      cards: view.nations.reduce((sum, { hand }) => sum + hand, 0) - view.hand.length,
      calamities: cards.calamities
        .filter((face) => face.tradable && away(face) > 0 && held(face.stack) > 0)
        .map(({ id }) => id),
      commodity: (id) =>
        cards.commodities
          .filter((face) => face.id === id || face.thing === id)
          .reduce((sum, face) => sum + Math.max(0, Math.min(away(face), held(face.stack))), 0),
    };
  },
  blocks: blocksIn,
};
