import { type AbilityRules, areasWithTokens, citiesOf, outsiders } from '@ecumene/ancients';
import { ABILITIES, type AbilityAction, type AbilityId } from '../data/abilities.ts';
import { neighboursFor, reachedIn, targetAreas } from './abilities.ts';
import type { WeState } from './state.ts';

type Of<K extends AbilityAction['is']> = Extract<AbilityAction, { readonly is: K }>;

function actionOf<K extends AbilityAction['is']>(ability: AbilityId, is: K): Of<K> | undefined {
  const isWanted = (action: AbilityAction): action is Of<K> => action.is === is;
  return ABILITIES.find(({ id }) => id === ability)?.actions.find(isWanted);
}

/** What a policy must know of the special abilities. @rule WE special-abilities.10 */
export const abilityRules: AbilityRules<WeState> = {
  targets: (state, number, ability) =>
    targetAreas(state, number, ability).map((area) => ({ area, ...reachedIn(state, number, ability, area) })),
  givers: (state, number) => new Map(neighboursFor(state, number).map((other) => [other, 1])),
  outsiders: (state) => [
    ...new Set([...citiesOf(state, outsiders(state)), ...areasWithTokens(state, outsiders(state))]),
  ],
  treasury: actionOf('politics', 'gain-treasury')?.tokens ?? 0,
  cards: actionOf('provincial-empire', 'take-cards')?.players ?? 0,
  annexed: actionOf('universal-doctrine', 'annex-outsiders')?.tokens ?? 0,
};
