import { type Fate, type NationNumber, type Need, nation, type Track } from '@ecumene/ancients';
import { ADVANCES, type Advance } from '../data/advances.ts';
import { CIVILIZATION_IDS, type CivilizationId } from '../data/civilizations.ts';
import { EPOCHS, type Epoch, epochAt as epochOn, TRACK } from '../data/track.ts';
import { effectsHeld } from './effects.ts';
import type { WeState } from './state.ts';

const countsAsCity = effectsHeld('counts-as-city');

/** Cities on the track, Wonder of the World among them. @rule WE wonder-of-the-world.2 @rule WE W45 */
export function citiesOnTrack(state: WeState, number: NationNumber): number {
  return nation(state, number).cities + countsAsCity(state, number).length;
}

function civilizationOf(state: WeState, number: NationNumber): CivilizationId {
  const { name } = nation(state, number);
  const found = CIVILIZATION_IDS.find((id) => id === name);
  if (found === undefined) throw new Error(`${name} has no row on the track`);
  return found;
}

function epochOf(state: WeState, number: NationNumber, step: number): Epoch {
  return epochOn(state.options.track, civilizationOf(state, number), step);
}

export function advancesHeld(state: WeState, number: NationNumber): readonly Advance[] {
  const { cards } = nation(state, number);
  return ADVANCES.filter(({ id }) => cards[id] !== undefined);
}

const RULES = { basic: 'WE epochs-basic', expert: 'WE epochs-expert' } as const;

/** All that a space asks for, also inside an epoch. @rule WE succession.2 @rule WE succession.4 @rule WE track.4 @rule WE W44 */
function needs(state: WeState, number: NationNumber, step: number): readonly Need[] {
  const { track } = state.options;
  const epoch = epochOf(state, number, step);
  const { cities, advances, points } = TRACK[track].requirements[epoch];
  const rule = `${RULES[track]}.${EPOCHS.indexOf(epoch) + 1}`;
  const held = advancesHeld(state, number);
  const list: Need[] = [{ what: 'cities', needed: cities, has: citiesOnTrack(state, number), rule }];
  if (advances !== undefined) {
    const { count, costFrom = 0, costBelow = Number.POSITIVE_INFINITY } = advances;
    const has = held.filter(({ cost }) => cost >= costFrom && cost < costBelow).length;
    list.push({ what: kindOf(costFrom, costBelow), needed: count, has, rule });
  }
  if (points !== undefined)
    list.push({ what: 'advance-points', needed: points, has: held.reduce((sum, one) => sum + one.points, 0), rule });
  return list;
}

/** What advances of these costs are called. */
function kindOf(costFrom: number, costBelow: number): string {
  if (costFrom > 0) return `advances-from-${costFrom}`;
  return costBelow < Number.POSITIVE_INFINITY ? `advances-below-${costBelow}` : 'advances';
}

/** On the Expert track a marker without a city falls back, except in the Stone Age. @rule WE succession.7 @rule WE W44 */
function halts(state: WeState, number: NationNumber): Fate | undefined {
  const { step } = nation(state, number);
  if (TRACK[state.options.track].fallsBack === 0 || citiesOnTrack(state, number) > 0) return undefined;
  if (epochOf(state, number, step) === 'stone') return undefined;
  return { moved: -1, missing: 'cities', rule: 'WE succession.7' };
}

/** @rule WE track.2 @rule WE track.5 @rule WE game-limits.1 */
export const track: Track<WeState> = {
  epochs: EPOCHS,
  finish: ({ options }) => TRACK[options.track].finish,
  epochAt: (state, number, step) => EPOCHS.indexOf(epochOf(state, number, step)),
  needs,
  halts,
  cites: { advance: ['WE succession.5', 'WE succession.1', 'WE succession.3', 'WE succession.6', 'WE succession.8'] },
};
