import { must } from '@ecumene/engine';
import { ABILITIES, type AbilityId, type Deed } from '@ecumene/western-empires/reference';

type DeedOf<K extends Deed['is']> = Extract<Deed, { readonly is: K }>;

/** The one thing of a kind that an ability does, with its amounts; of the first that does it, if none is named. */
export function deedOf<K extends Deed['is']>(is: K, ability?: AbilityId): DeedOf<K> {
  const isWanted = (deed: Deed): deed is DeedOf<K> => deed.is === is;
  const abilities = ABILITIES.filter(({ id }) => ability === undefined || id === ability);
  return must(abilities.flatMap(({ deeds }) => deeds).find(isWanted), is);
}
