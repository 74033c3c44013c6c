import type { AncientView, NationNumber } from '@ecumene/ancients';
import { followerOf, nationNamed } from '@ecumene/ancients';
import { book, bookAt, decode, type EpState } from '@ecumene/expansion-project/reference';
import type { AncientGame } from '../ancients/game.ts';
import { asEpView } from './view.ts';

/** Asks the book of the Expansion Project about a view of it, as it stands at that moment. */
export const ask: AncientGame['ask'] = (view, question) => {
  const state = decode(asEpView(view));
  return question(bookAt(state), state);
};

const followEp = followerOf(decode, { book });

/** Follows planned moves on a view of the Expansion Project. */
export const follow: AncientGame['follow'] = (view, nation, moves) => followEp(asEpView(view), nation, moves);

/** What a view shows of a nation, for functions that only this game has. */
export function ofNation(view: AncientView, nation: string): readonly [EpState, NationNumber] {
  const state = decode(asEpView(view));
  return [state, nationNamed(state, nation)];
}
