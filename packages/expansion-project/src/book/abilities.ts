import {
  type Abilities,
  type AreaNumber,
  citiesInStock,
  hasUnitsIn,
  holds,
  isActive,
  limitFor,
  limitIn,
  type NationNumber,
  nation,
  neighboursOf,
  type Occupants,
  occupantsIn,
  outsiders,
  ownersAmong,
  terrain,
} from '@ecumene/ancients';
import { at } from '@ecumene/engine';
import { ABILITIES, type AbilityId, abilityOf, PROVINCIAL } from '../data/abilities.ts';
import { traitsOf } from './cultures.ts';
import { limits } from './limits.ts';
import { reachable } from './paths.ts';
import type { EpState } from './state.ts';

/** The special abilities a nation has. @rule EP 25.1 */
export function heldBy(state: EpState, number: NationNumber): readonly AbilityId[] {
  return ABILITIES.map(({ id }) => id).filter((id) => holds(state, number, id));
}

export const abilities: Abilities<EpState> = {
  held: heldBy,
  cites: { use: ['EP 25.1'], once: ['EP 25.1.1'], give: ['EP 25.6.1', 'EP C69', 'EP C100'] },
};

/** Whether a nation is safe from an ability. @rule EP 25.3.2 @rule EP 25.4.3 @rule EP 25.5.3 @rule EP 25.6.1 @rule EP 25.7.1 @rule rows.abilities */
export function isProtected(state: EpState, number: NationNumber, ability: AbilityId): boolean {
  return abilityOf(ability).spares.some((advance) => holds(state, number, advance));
}

/** The units of other players in an area. Barbarians and pirates are left alone. @rule EP 25.3.2 @rule EP 25.4.3 @rule EP 25.5.3 */
export function occupantsOf(state: EpState, user: NationNumber, area: AreaNumber): Occupants {
  return occupantsIn(state, area, (number) => number !== user && number !== outsiders(state));
}

/** The other players who have units in an area. */
export function ownersIn(state: EpState, user: NationNumber, area: AreaNumber): readonly NationNumber[] {
  return ownersAmong(occupantsOf(state, user, area));
}

/** Abilities that fall on all occupants of an area. */
export type AreaAbility = 'fundamentalism' | 'monotheism' | 'politics';

/** Areas that are adjacent to a nation, by land or, for Politics, by water too. @rule EP 2.2.7 @rule EP 2.2.8 @rule EP 25.3.1 @rule EP 25.4.1 @rule EP 25.5.1 @rule EP C67 @rule EP C68 */
export function adjacentAreas(state: EpState, user: NationNumber, ability: AreaAbility): ReadonlySet<AreaNumber> {
  const { land } = terrain(state);
  const found = new Set<AreaNumber>();
  for (let area = 0; area < state.cityIn.length; area++) {
    if (!hasUnitsIn(state, area, user)) continue;
    for (const next of ability === 'politics' ? neighboursOf(state, area) : at(land, area)) found.add(next);
  }
  return found;
}

/** Areas an ability can be used on: somebody else's units are there, and nobody's who is safe. @rule EP 25.3.1 @rule EP 25.3.2 @rule EP 25.4.3 @rule EP 25.5.3 @rule EP C67 */
export function targetAreas(state: EpState, user: NationNumber, ability: AreaAbility): readonly AreaNumber[] {
  return [...adjacentAreas(state, user, ability)]
    .filter((area) => {
      const owners = ownersIn(state, user, area);
      return owners.length > 0 && owners.every((owner) => !isProtected(state, owner, ability));
    })
    .sort((a, b) => a - b);
}

/** Whether nobody has units in an area; ships are none. @rule EP 25.2.1 @rule EP C66 */
export function isEmpty(state: EpState, area: AreaNumber): boolean {
  return state.nations.every((_, number) => !hasUnitsIn(state, area, number));
}

/** Where Diaspora can settle: areas without anybody's units that a path leads to, with how many tokens. @rule EP 25.2.1 @rule EP C66 */
export function diasporaTargets(state: EpState, user: NationNumber): ReadonlyMap<AreaNumber, number> {
  const empty = [...reachable(state, user)].filter((area) => isEmpty(state, area));
  return new Map(empty.map((area) => [area, limitFor(limits, state, area, user)]));
}

/** Whether Diaspora can build a city in an empty area. @rule EP 25.2.1 @rule EP 19.1 @rule EP C66 */
export function mayFound(state: EpState, user: NationNumber, area: AreaNumber): boolean {
  return limitIn(state, area) > 0 && citiesInStock(nation(state, user)) > 0;
}

/** Areas with barbarians or pirates that a path leads to. @rule EP 25.8.1 @rule EP 25.8.2 */
export function doctrineTargets(state: EpState, user: NationNumber): readonly AreaNumber[] {
  return [...reachable(state, user)].filter((area) => hasUnitsIn(state, area, outsiders(state))).sort((a, b) => a - b);
}

/** Players with units in the same area or in one next to it, and how many cards each can be made to give. @rule EP 2.2.9 @rule EP 25.6.1 @rule EP O 3.3.2.15 @rule EP C69 */
export function provinces(state: EpState, user: NationNumber): ReadonlyMap<NationNumber, number> {
  const near = new Set<AreaNumber>();
  for (let area = 0; area < state.cityIn.length; area++)
    if (hasUnitsIn(state, area, user)) for (const other of [area, ...neighboursOf(state, area)]) near.add(other);
  const found = new Map<NationNumber, number>();
  for (const [number, one] of state.nations.entries()) {
    if (number === user || !isActive(one) || isProtected(state, number, 'provincial-empire')) continue;
    if ([...near].some((area) => hasUnitsIn(state, area, number))) found.set(number, cardsFrom(state, number));
  }
  return found;
}

/** @rule EP 25.6.1 @rule EP O 3.3.2.15 */
function cardsFrom(state: EpState, number: NationNumber): number {
  const cards = traitsOf(state, number, 'gives-cards').map((trait) => trait.cards);
  return Math.min(PROVINCIAL.cards, Math.max(1, ...cards));
}

/** Players that Trade Empire can ask. @rule EP 25.7.1 */
export function askable(state: EpState, user: NationNumber): readonly NationNumber[] {
  return state.nations.flatMap((one, number) =>
    number !== user && isActive(one) && !isProtected(state, number, 'trade-empire') ? [number] : [],
  );
}
