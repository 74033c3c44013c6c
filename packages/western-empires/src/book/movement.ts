import {
  type AreaNumber,
  fightsDownTo,
  foreignTokensIn,
  limitIn,
  type Movement,
  type NationNumber,
  NOBODY,
  nameOf,
  outsiders,
  tokensIn,
} from '@ecumene/ancients';
import { at, type Refusal, refuse, say, the } from '@ecumene/engine';
import type { Ban } from '../data/advance-effects.ts';
import { LAND_STEPS, SHIPS } from '../data/turn-values.ts';
import { conflict } from './conflict.ts';
import { effectsHeld, hasEffect } from './effects.ts';
import type { WeState } from './state.ts';

const landSteps = effectsHeld('land-steps');
const shipSteps = effectsHeld('ship-steps');
const shipLoad = effectsHeld('ship-load');
const openSea = hasEffect('open-sea');
const bans = effectsHeld('ban');
const freedoms = effectsHeld('free-from-ban');

/** Whether so many tokens of a nation would cause a conflict by entering an area. @rule WE conflict-situation.1 @rule WE conflict-situation.2 @rule WE conflict-situation.3 @rule WE attacking.1 @rule WE attacking.3 @rule WE W16 */
function causesConflict(state: WeState, nation: NationNumber, area: AreaNumber, tokens: number): boolean {
  const owner = at(state.cityIn, area);
  if (owner !== NOBODY && owner !== nation) return true;
  const others = foreignTokensIn(state, area, nation);
  return others > 0 && others + tokensIn(state, area, nation) + tokens > limitIn(state, area);
}

/** Whether there is a conflict situation in an area now. @rule WE conflict-situation.4 @rule WE conflict-situation.9 @rule WE W62 */
export function isConflictSituation(state: WeState, area: AreaNumber): boolean {
  return fightsDownTo({ conflict }, state, area) !== undefined;
}

function isBanned(state: WeState, by: NationNumber, ban: Ban, nation: NationNumber): boolean {
  return (
    bans(state, by).some((one) => one.ban === ban) && !freedoms(state, nation).some((freedom) => freedom.ban === ban)
  );
}

/**
 * Diplomacy closes areas with cities of its owner, Cultural Ascendancy forbids conflict with its owner; an existing
 * conflict opens an area to everybody. @rule WE diplomacy.1 @rule WE diplomacy.2 @rule WE diplomacy.6 @rule WE cultural-ascendancy.1
 * @rule WE cultural-ascendancy.2 @rule WE cultural-ascendancy.9 @rule WE military.2 @rule WE advanced-military.5
 */
function refusesEntry(state: WeState, nation: NationNumber, area: AreaNumber, tokens: number): Refusal | undefined {
  if (isConflictSituation(state, area)) return undefined;
  const owner = at(state.cityIn, area);
  if (owner !== NOBODY && owner !== nation && isBanned(state, owner, 'entering-city-areas', nation)) {
    const other = the('nation', nameOf(state, owner));
    return refuse(
      'diplomacy',
      say(
        '{other} has Diplomacy: you cannot enter areas with its cities. Get Diplomacy or Military, or go elsewhere.',
        {
          other,
        },
      ),
      'WE diplomacy.1',
    );
  }
  if (!causesConflict(state, nation, area, tokens)) return undefined;
  for (let other = 0; other < outsiders(state); other++) {
    if (other === nation || !(owner === other || tokensIn(state, area, other) > 0)) continue;
    if (!isBanned(state, other, 'causing-conflict', nation)) continue;
    const things = { other: the('nation', nameOf(state, other)) };
    const text = causesConflict(state, nation, area, 1)
      ? say(
          '{other} has Cultural Ascendancy: you cannot start a conflict there. Get Cultural Ascendancy or Advanced Military, or go elsewhere.',
          things,
        )
      : say(
          '{other} has Cultural Ascendancy: you cannot start a conflict there. Enter with fewer tokens, or go elsewhere.',
          things,
        );
    return refuse('cultural-ascendancy', text, 'WE cultural-ascendancy.1');
  }
  return undefined;
}

/** A token in a conflict situation after one step goes no further. Each makes both steps in one go, so the next finds the area as it was. @rule WE roadbuilding.2 @rule WE roadbuilding.5 @rule WE roadbuilding.7 @rule WE roadbuilding.8 */
function mayPass(state: WeState, nation: NationNumber, area: AreaNumber): boolean {
  return (
    !isConflictSituation(state, area) &&
    !causesConflict(state, nation, area, 1) &&
    refusesEntry(state, nation, area, 1) === undefined
  );
}

/** @rule WE roadbuilding.1 @rule WE roadbuilding.5 @rule WE roadbuilding.6 @rule WE cloth-making.1 @rule WE naval-warfare.1 @rule WE astronavigation.1 */
export const movement: Movement<WeState> = {
  reach: (state, nation) => ({
    marches: landSteps(state, nation).length > 0 ? 2 : LAND_STEPS,
    sails: Math.max(SHIPS.steps, ...shipSteps(state, nation).map(({ steps }) => steps)),
    openSea: openSea(state, nation),
    capacity: Math.max(SHIPS.load, ...shipLoad(state, nation).map(({ tokens }) => tokens)),
  }),
  refusesEntry,
  mayPass,
  mayStayAboard: () => false,
  cites: {
    move: ['WE movement.9', 'WE movement.1', 'WE movement.6', 'WE movement.7', 'WE end-of-movement.1', 'WE movement.8'],
    march: ['WE movement.9'],
    roads: ['WE roadbuilding.1'],
    through: ['WE roadbuilding.2', 'WE roadbuilding.8'],
    ship: [
      'WE ship-movement.1',
      'WE movement.10',
      'WE ship-movement.2',
      'WE ship-movement.9',
      'WE conflict-situation.8',
    ],
    embark: ['WE ship-movement.7', 'WE movement.9'],
    load: ['WE ship-movement.4', 'WE ship-movement.3', 'WE conflict-situation.7'],
    'enter-sea': ['WE ship-movement.1'],
    'open-sea': ['WE astronavigation.2', 'WE astronavigation.1', 'WE W63'],
    land: ['WE ship-movement.6', 'WE ship-movement.5'],
    coast: ['WE ship-movement.1'],
    'out-of-play': ['WE leaving.26', 'WE ship-movement.8', 'WE map.2', 'WE areas.14'],
  },
};
