import { type Face, thingOf } from '@ecumene/ancients';
import {
  allTradable,
  BLOCKS,
  type Block,
  blockOfNation,
  type EpState,
  facesFor,
  isForeignIn,
} from '@ecumene/expansion-project/reference';
import { Goods, type GoodsByPlace } from '../ancients/goods.ts';

/** Where a nation trades from: how many play, its block, and whether all calamities can be traded. */
interface Place {
  readonly players: number;
  readonly block: Block;
  readonly allTradable: boolean;
}

const ALL = 'all';

function nameOf({ players, block, allTradable: isOpen }: Place): string {
  return [players, block, ...(isOpen ? [ALL] : [])].join(' ');
}

function placeCalled(name: string): Place {
  const [players, block, tradable] = name.split(' ');
  return {
    players: Number(players),
    block: BLOCKS.find((one) => one === block) ?? BLOCKS[0],
    allTradable: tradable === ALL,
  };
}

/** Goods of the other block bring their value once more. Of goods of both blocks a set is worth the same everywhere. */
function goodsOf({ players, block, allTradable: isOpen }: Place): Goods {
  const faces = facesFor(players, { tradableCalamities: isOpen, stoic: false });
  const isForeign = (face: Face): boolean => isForeignIn(block, face, players, { fifteenPlayers: 'as-16-to-18' });
  const foreign = faces.filter((face) => face.kind === 'commodity' && isForeign(face));
  return new Goods(faces, new Set(foreign.map(thingOf)));
}

const known = new Map<string, Goods>();

export const goods: GoodsByPlace<EpState> = {
  placeOf: (state, nation) =>
    nameOf({
      players: state.nations.length - 1,
      block: blockOfNation(state, nation),
      allTradable: allTradable(state.options),
    }),
  goodsAt: (name) => {
    const found = known.get(name) ?? goodsOf(placeCalled(name));
    known.set(name, found);
    return found;
  },
};
