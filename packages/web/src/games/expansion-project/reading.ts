import type { NationNumber } from '@ecumene/ancients';
import { abilityUnder, followerOf, nationNamed } from '@ecumene/ancients';
import { abilityRules, book, bookAt, decode, type EpState, type EpView } from '@ecumene/expansion-project/reference';
import type { AncientGame } from '../ancients/game.ts';

/** Asks the book of the Expansion Project about a view of it, as it stands at that moment. */
export const ask: AncientGame<EpView>['ask'] = (view, question) => {
  const state = decode(view);
  return question(bookAt(state), state);
};

/** Follows planned moves on a view of the Expansion Project. */
export const follow = followerOf(decode, { book });

/** What a view shows of a nation, for functions that only this game has. */
export function ofNation(view: EpView, nation: string): readonly [EpState, NationNumber] {
  const state = decode(view);
  return [state, nationNamed(state, nation)];
}

/** What a policy for special abilities would do now. */
export const abilityNow: NonNullable<AncientGame<EpView>['abilityNow']> = (view, nation, policy, open) => {
  const [state, number] = ofNation(view, nation);
  return abilityUnder(abilityRules, bookAt(state), state, number, policy, open);
};
