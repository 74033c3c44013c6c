import type { AbilityRules } from '@ecumene/ancients';
import { DOCTRINE_POINTS, POLITICS_TOKENS, PROVINCIAL } from '../data/abilities.ts';
import { doctrineTargets, occupantsOf, provinces, targetAreas } from './abilities.ts';
import type { EpState } from './state.ts';

/** What a policy must know of the special abilities. @rule EP 25.1 */
export const abilityRules: AbilityRules<EpState> = {
  targets: (state, number, ability) =>
    targetAreas(state, number, ability).map((area) => ({ area, ...occupantsOf(state, number, area) })),
  givers: provinces,
  outsiders: doctrineTargets,
  treasury: POLITICS_TOKENS,
  cards: PROVINCIAL.cards,
  annexed: DOCTRINE_POINTS,
};
