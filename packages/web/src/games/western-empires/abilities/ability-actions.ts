import { must } from '@ecumene/engine';
import { ABILITIES, type AbilityAction, type AbilityId } from '@ecumene/western-empires/reference';

type ActionOf<K extends AbilityAction['is']> = Extract<AbilityAction, { readonly is: K }>;

/** The one thing of a kind that an ability does, with its amounts; of the first that does it, if none is named. */
export function abilityAction<K extends AbilityAction['is']>(is: K, ability?: AbilityId): ActionOf<K> {
  const isWanted = (action: AbilityAction): action is ActionOf<K> => action.is === is;
  const abilities = ABILITIES.filter(({ id }) => ability === undefined || id === ability);
  return must(abilities.flatMap(({ actions }) => actions).find(isWanted), is);
}
