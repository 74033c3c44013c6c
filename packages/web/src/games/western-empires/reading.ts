import type { AncientView, NationNumber } from '@ecumene/ancients';
import { followerOf, nationNamed } from '@ecumene/ancients';
import {
  book,
  decode,
  doShips,
  readShipMove,
  refuseShips,
  refuseUnfit,
  type WeState,
} from '@ecumene/western-empires/reference';
import type { AncientGame } from '../ancients/game.ts';
import { asWeView } from './view.ts';

/** Asks the book of Western Empires about a view of it. */
export const ask: AncientGame['ask'] = (view, question) => question(book, decode(asWeView(view)));

const ships = { refuse: refuseShips, act: doShips };
const followWe = followerOf(decode, { book, own: ships, refuse: refuseUnfit }, readShipMove);

/** Follows planned moves on a view of Western Empires. */
export const follow: AncientGame['follow'] = (view, nation, moves) => followWe(asWeView(view), nation, moves);

/** What a view shows of a nation, for functions that only this game has. */
export function ofNation(view: AncientView, nation: string): readonly [WeState, NationNumber] {
  const state = decode(asWeView(view));
  return [state, nationNamed(state, nation)];
}
