import type { NationNumber } from '@ecumene/ancients';
import { abilityUnder, followerOf, nationNamed } from '@ecumene/ancients';
import {
  abilityRules,
  book,
  decode,
  doShips,
  readShipMove,
  refuseShips,
  refuseUnfit,
  type WeState,
  type WeView,
} from '@ecumene/western-empires/reference';
import type { AncientGame } from '../ancients/game.ts';

/** Asks the book of Western Empires about a view of it. */
export const ask: AncientGame<WeView>['ask'] = (view, question) => question(book, decode(view));

const ships = { refuse: refuseShips, act: doShips };
/** Follows planned moves on a view of Western Empires. */
export const follow = followerOf(decode, { book, own: ships, refuse: refuseUnfit }, readShipMove);

/** What a view shows of a nation, for functions that only this game has. */
export function ofNation(view: WeView, nation: string): readonly [WeState, NationNumber] {
  const state = decode(view);
  return [state, nationNamed(state, nation)];
}

/** What a policy for special abilities would do now. */
export const abilityNow: NonNullable<AncientGame<WeView>['abilityNow']> = (view, nation, policy, open) => {
  const [state, number] = ofNation(view, nation);
  return abilityUnder(abilityRules, book, state, number, policy, open);
};
