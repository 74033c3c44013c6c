import {
  type AreaNumber,
  foreignTokensIn,
  hasForeignUnitsIn,
  limitIn,
  type Movement,
  type NationNumber,
  NOBODY,
  nameOf,
  outsiders,
  tokensIn,
} from '@ecumene/ancients';
import { at, type Refusal, refuse, say, the } from '@ecumene/engine';
import { SHIPS } from '../data/turn-values.ts';
import { hasPower, totalOf } from './effects.ts';
import type { EpState } from './state.ts';

const marches = totalOf('marches');
const sails = totalOf('sails');
const capacity = totalOf('capacity');
const openSea = hasPower('open-sea');
const barsCityAttack = hasPower('bars-city-attack');
const mayAttackCities = hasPower('may-attack-cities');
const barsAttack = hasPower('bars-attack');
const mayAttack = hasPower('may-attack');

/** Whether so many tokens of a nation, entering an area, are enough that a conflict would occur. @rule EP 17.4.1 @rule EP 17.4.2 @rule EP C19 */
function causesConflict(state: EpState, number: NationNumber, area: AreaNumber, tokens: number): boolean {
  const owner = at(state.cityIn, area);
  if (owner !== NOBODY && owner !== number) return true;
  const others = foreignTokensIn(state, area, number);
  if (others === 0) return false;
  // A city leaves no room for foreign tokens, so coming to the aid of an own city under attack is an attack as well.
  return owner === number || others + tokensIn(state, area, number) + tokens > limitIn(state, area);
}

/**
 * Diplomacy protects cities, Cultural Ascendancy all units. A conflict that is there already does not lift the ban.
 * @rule EP 17.4.1 @rule EP 17.4.2 @rule EP 30.15.2 @rule EP 30.11.2 @rule EP 30.28.5 @rule EP 30.2.5 @rule EP C18 @rule EP C19
 */
function refusesEntry(state: EpState, number: NationNumber, area: AreaNumber, tokens: number): Refusal | undefined {
  const owner = at(state.cityIn, area);
  const isForeignCity = owner !== NOBODY && owner !== number;
  if (isForeignCity && barsCityAttack(state, owner) && !mayAttackCities(state, number))
    return refuse(
      'diplomacy',
      say('{other} has Diplomacy: you cannot attack its cities. Get Diplomacy or Military, or go elsewhere.', {
        other: the('nation', nameOf(state, owner)),
      }),
      'EP 17.4.1',
    );
  if (mayAttack(state, number) || !causesConflict(state, number, area, tokens)) return undefined;
  for (let other = 0; other < outsiders(state); other++) {
    const isThere = owner === other || tokensIn(state, area, other) > 0;
    if (other === number || !isThere || !barsAttack(state, other)) continue;
    const things = { other: the('nation', nameOf(state, other)) };
    const text = causesConflict(state, number, area, 1)
      ? say(
          '{other} has Cultural Ascendancy: you cannot attack it. Get Cultural Ascendancy or Advanced Military, or go elsewhere.',
          things,
        )
      : say('{other} has Cultural Ascendancy: you cannot attack it. Enter with fewer tokens, or go elsewhere.', things);
    return refuse('cultural-ascendancy', text, 'EP 17.4.2');
  }
  return undefined;
}

/** @rule EP 17.3.1 @rule EP 17.5.1 @rule EP 17.5.1.1 @rule EP 17.5.1.2 @rule EP 17.5.2 @rule EP 17.5.2.1 @rule EP 30.43.2 */
export const movement: Movement<EpState> = {
  reach: (state, number) => ({
    marches: marches(state, number) > 0 ? 2 : 1,
    sails: SHIPS.steps + sails(state, number),
    openSea: openSea(state, number),
    capacity: SHIPS.load + capacity(state, number),
  }),
  refusesEntry,
  mayPass: (state, number, area) => !hasForeignUnitsIn(state, area, number),
  mayStayAboard: () => false,
  cites: {
    move: ['EP 17.1', 'EP 17.2', 'EP 17.4', 'EP 12.1'],
    march: ['EP 17.3', 'EP 17.5.2'],
    roads: ['EP 17.3.1'],
    through: ['EP 17.3.1'],
    ship: ['EP 17.5.1', 'EP 17.5.1.3', 'EP 17.5.2.2'],
    embark: ['EP 17.5.2', 'EP 17.3'],
    load: ['EP 17.5.2', 'EP 17.5.2.2', 'EP 17.3'],
    'enter-sea': ['EP 17.5.1.2'],
    'open-sea': ['EP 17.5.1.3'],
    land: ['EP 17.5.2.2'],
    coast: ['EP 17.5.1.4'],
    'out-of-play': ['EP 9.5'],
  },
};
