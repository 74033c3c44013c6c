import {
  type Abilities,
  type AreaNumber,
  hasUnitsIn,
  holds,
  isOutOfPlay,
  type NationNumber,
  neighboursOf,
  type Occupants,
  occupantsIn,
  outsiders,
  ownersAmong,
  roomFor,
  terrain,
} from '@ecumene/ancients';
import { ABILITIES, type Ability, type AbilityId } from '../data/abilities.ts';
import { protectedFrom } from '../data/advance-effects.ts';
import { limits } from './limits.ts';
import type { WeState } from './state.ts';

/** The special abilities a nation has. @rule rows.abilities @rule WE special-abilities.3 */
export function abilitiesOf(state: WeState, number: NationNumber): readonly Ability[] {
  return ABILITIES.filter(({ id }) => holds(state, number, id));
}

/** The same by name. */
export function heldBy(state: WeState, number: NationNumber): readonly AbilityId[] {
  return abilitiesOf(state, number).map(({ id }) => id);
}

export const abilities: Abilities<WeState> = {
  held: heldBy,
  cites: {
    use: [
      'WE special-abilities.10',
      'WE special-abilities.1',
      'WE special-abilities.2',
      'WE special-abilities.4',
      'WE special-abilities.6',
      'WE special-abilities.7',
    ],
    once: ['WE advance-cards.10'],
    give: ['WE provincial-empire.2', 'WE provincial-empire.6', 'WE provincial-empire.7'],
  },
};

const PROTECTED = new Map(ABILITIES.map(({ id }) => [id, protectedFrom(id)]));

/** Whether a nation's units are unaffected by an ability. @rule WE special-abilities.8 @rule WE special-abilities.9 @rule WE philosophy.2 @rule WE theology.2 @rule WE cultural-ascendancy.3 @rule WE public-works.2 */
function isProtected(state: WeState, number: NationNumber, ability: AbilityId): boolean {
  return (PROTECTED.get(ability) ?? []).some((advance) => holds(state, number, advance));
}

/** The units of others in an area that an ability reaches; barbarians, pirate cities and ships never are. @rule WE special-abilities.5 @rule WE W38 */
export function reachedIn(state: WeState, user: NationNumber, ability: AbilityId, area: AreaNumber): Occupants {
  return occupantsIn(
    state,
    area,
    (number) => number !== user && number !== outsiders(state) && !isProtected(state, number, ability),
  );
}

/** Areas next to own units by land in which an ability reaches somebody. @rule WE fundamentalism.1 @rule WE monotheism.1 @rule WE politics.3 */
export function targetAreas(state: WeState, user: NationNumber, ability: AbilityId): readonly AreaNumber[] {
  const { land } = terrain(state);
  return land.flatMap((near, area) =>
    near.some((other) => hasUnitsIn(state, other, user)) &&
    ownersAmong(reachedIn(state, user, ability, area)).length > 0
      ? [area]
      : [],
  );
}

/** How many more tokens of a nation an area can take without exceeding its limit. @rule WE diaspora.1 @rule WE diaspora.2 @rule WE diaspora.3 @rule WE W39 */
export function roomIn(state: WeState, number: NationNumber, area: AreaNumber): number {
  return isOutOfPlay(state, area) ? 0 : roomFor(limits, state, area, number);
}

/** Players with units next to own ones by land or water, and by option those who share an area. @rule WE provincial-empire.1 @rule WE provincial-empire.3 @rule WE W65 */
export function neighboursFor(state: WeState, user: NationNumber): readonly NationNumber[] {
  const own = terrain(state).ids.flatMap((_, area) => (hasUnitsIn(state, area, user) ? [area] : []));
  const near = new Set(own.flatMap((area) => neighboursOf(state, area)));
  if (state.options.sharedAreas) for (const area of own) near.add(area);
  return state.nations.flatMap(({ seat }, number) => {
    if (number === user || seat === null || isProtected(state, number, 'provincial-empire')) return [];
    return [...near].some((area) => hasUnitsIn(state, area, number)) ? [number] : [];
  });
}
