import { type Fate, type NationNumber, type Need, nation, type Track } from '@ecumene/ancients';
import { ADVANCES, type Advance } from '../data/advances.ts';
import { type CivilizationId, isCivilization } from '../data/civilizations.ts';
import { EPOCHS, type Epoch, epochAt as epochOn, FINISH, REQUIREMENTS } from '../data/track.ts';
import { advancesChange, citiesChange, hasTrait, ruleOfCulture } from './cultures.ts';
import type { EpState } from './state.ts';

export function civilizationOf(state: EpState, number: NationNumber): CivilizationId {
  const { name } = nation(state, number);
  if (!isCivilization(name)) throw new Error(`${name} has no row on the track`);
  return name;
}

function epochNumber(state: EpState, number: NationNumber, step: number): number {
  return epochOn(state.options.epochs, civilizationOf(state, number), step);
}

function epochOf(state: EpState, number: NationNumber, step: number): Epoch {
  return EPOCHS[epochNumber(state, number, step)] ?? 'late-iron';
}

export function advancesHeld(state: EpState, number: NationNumber): readonly Advance[] {
  const { cards } = nation(state, number);
  return ADVANCES.filter(({ id }) => cards[id] !== undefined);
}

/** Cities that an epoch asks for. @rule EP 28.2.2 @rule EP 28.2.3 @rule EP 28.2.4 @rule EP 28.2.5 */
function citiesNeeded(state: EpState, number: NationNumber, epoch: Epoch): Need {
  const { cities, rule } = REQUIREMENTS[epoch];
  const more = citiesChange(state, number, epoch);
  return {
    what: 'cities',
    needed: Math.max(0, cities + more),
    has: nation(state, number).cities,
    rule: more === 0 ? rule : ruleOfCulture(state, number),
  };
}

/** Advancements that an epoch asks for, some of a face value. @rule EP 28.2.3 @rule EP 28.2.4 @rule EP 28.2.5 */
function advancesNeeded(state: EpState, number: NationNumber, epoch: Epoch): Need {
  const { advances, costFrom, rule } = REQUIREMENTS[epoch];
  const more = advancesChange(state, number, epoch);
  return {
    what: costFrom === 0 ? 'advances' : `advances-from-${costFrom}`,
    needed: advances + more,
    has: advancesHeld(state, number).filter(({ cost }) => cost >= costFrom).length,
    rule: more === 0 ? rule : ruleOfCulture(state, number),
  };
}

/** Cities wherever the marker is in an epoch, advancements only to enter it. @rule EP 28.1.1 @rule EP 28.3.1 @rule EP C74 */
function needs(state: EpState, number: NationNumber, step: number): readonly Need[] {
  const epoch = epochOf(state, number, step);
  const cities = citiesNeeded(state, number, epoch);
  if (REQUIREMENTS[epoch].advances === 0 || epochOf(state, number, step - 1) === epoch) return [cities];
  return [cities, advancesNeeded(state, number, epoch)];
}

/** Whether a nation has all that the epoch of a step asks for. @rule EP 31.10 */
export function meetsEpoch(state: EpState, number: NationNumber, step: number): boolean {
  const epoch = epochOf(state, number, step);
  return [citiesNeeded(state, number, epoch), advancesNeeded(state, number, epoch)].every(
    ({ has, needed }) => has >= needed,
  );
}

/** Without a city a marker falls back, except in the Stone Age. @rule EP 28.4.1 @rule EP 28.2.1 @rule EP O 3.3.2.3 */
function halts(state: EpState, number: NationNumber): Fate | undefined {
  const { step, cities } = nation(state, number);
  if (cities > 0 || epochOf(state, number, step) === 'stone') return undefined;
  if (hasTrait(state, number, 'never-falls-back')) return undefined;
  return { moved: -1, missing: 'cities', rule: 'EP 28.4.1' };
}

/** @rule EP 2.5.1 @rule EP 2.5.2 */
export const track: Track<EpState> = {
  epochs: EPOCHS,
  finish: () => FINISH,
  epochAt: epochNumber,
  needs,
  halts,
  cites: { advance: ['EP 28.1', 'EP 28.1.1', 'EP 28.3.1', 'EP 28.4.1'] },
};
