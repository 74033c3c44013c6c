import type { CivilizationId } from './civilizations.ts';

/** The six epochs. @rule WE track.2 */
export const EPOCHS = ['stone', 'early-bronze', 'middle-bronze', 'late-bronze', 'early-iron', 'late-iron'] as const;
export type Epoch = (typeof EPOCHS)[number];

/** The two sides of the track. @rule WE track.1 */
export const TRACKS = ['basic', 'expert'] as const;
export type TrackId = (typeof TRACKS)[number];

/** What a space asks for: cities on the board, and advances by number, cost and points. */
export interface Requirement {
  readonly cities: number;
  readonly advances?: { readonly count: number; readonly costFrom?: number; readonly costBelow?: number };
  /** Victory points of all advances together. */
  readonly points?: number;
}

export interface Track {
  readonly requirements: Readonly<Record<Epoch, Requirement>>;
  /** The last space, in steps from the arrow. */
  readonly finish: number;
  /** Steps back without a city, except in the Stone Age. @rule WE succession.7 @rule WE W44 */
  readonly fallsBack: number;
  /** Turns still played after a marker first enters the Late Iron Age. @rule WE game-end.1 @rule WE game-end.2 */
  readonly turnsAfterLateIron: number;
}

const NOTHING: Requirement = { cities: 0 };

/** @rule WE W3 @rule WE W10 */
export const TRACK: Readonly<Record<TrackId, Track>> = {
  /** @rule WE epochs-basic.1 */
  basic: {
    requirements: {
      stone: NOTHING,
      /** @rule WE epochs-basic.2 */
      'early-bronze': { cities: 2 },
      /** @rule WE epochs-basic.3 */
      'middle-bronze': { cities: 3, advances: { count: 3 } },
      /** @rule WE epochs-basic.4 */
      'late-bronze': { cities: 3, advances: { count: 3, costFrom: 100 } },
      /** @rule WE epochs-basic.5 */
      'early-iron': { cities: 4, advances: { count: 2, costFrom: 200 } },
      /** @rule WE epochs-basic.6 */
      'late-iron': { cities: 5, advances: { count: 3, costFrom: 200 } },
    },
    finish: 15,
    fallsBack: 0,
    turnsAfterLateIron: 0,
  },
  /** @rule WE epochs-expert.1 */
  expert: {
    requirements: {
      stone: NOTHING,
      /** @rule WE epochs-expert.2 */
      'early-bronze': { cities: 3 },
      /** @rule WE epochs-expert.3 */
      'middle-bronze': { cities: 3, points: 5 },
      /** @rule WE epochs-expert.4 */
      'late-bronze': { cities: 4, advances: { count: 12 } },
      /** @rule WE epochs-expert.5 */
      'early-iron': { cities: 5, advances: { count: 10, costBelow: 100 }, points: 38 },
      /** @rule WE epochs-expert.6 */
      'late-iron': { cities: 6, advances: { count: 17, costBelow: 100 }, points: 56 },
    },
    finish: 16,
    fallsBack: 1,
    turnsAfterLateIron: 1,
  },
};

/** The first step of each epoch after the Stone Age: Early, Middle and Late Bronze, Early and Late Iron. */
type FirstSteps = readonly [number, number, number, number, number];

/** Each civilization has a row of its own. @rule WE track.5 @rule WE W3 */
const FIRST_STEPS: Readonly<Record<TrackId, Readonly<Record<CivilizationId, FirstSteps>>>> = {
  basic: {
    minoa: [6, 9, 11, 14, 15],
    assyria: [5, 8, 11, 14, 15],
    celt: [5, 9, 11, 14, 15],
    carthage: [5, 9, 11, 14, 15],
    hatti: [5, 8, 11, 14, 15],
    rome: [5, 8, 11, 14, 15],
    iberia: [5, 9, 11, 14, 15],
    hellas: [5, 8, 11, 14, 15],
    egypt: [5, 8, 11, 14, 15],
  },
  expert: {
    minoa: [6, 8, 11, 14, 15],
    assyria: [5, 8, 11, 14, 15],
    celt: [5, 8, 11, 14, 15],
    carthage: [5, 8, 11, 14, 15],
    hatti: [5, 8, 11, 14, 15],
    rome: [5, 8, 11, 14, 15],
    iberia: [6, 8, 11, 14, 15],
    hellas: [5, 8, 11, 14, 15],
    egypt: [5, 8, 11, 14, 15],
  },
};

/** The epoch of a step in a civilization's row; step 0 is the arrow. @rule WE track.3 @rule WE track.5 */
export function epochAt(track: TrackId, civilization: CivilizationId, step: number): Epoch {
  const passed = FIRST_STEPS[track][civilization].filter((first) => first <= step).length;
  return EPOCHS[passed] ?? 'late-iron';
}

/** Victory points besides those of advances. @rule WE victory.1 @rule WE victory.5 @rule WE victory.6 */
export const POINTS = { city: 1, step: 5, bonus: 5 } as const;

/** What decides a tie for victory, in order. @rule WE victory-ties.1 @rule WE W47 */
export const TIE_BREAKS = [
  'position',
  'six-point-advances',
  'three-point-advances',
  'cost-of-advances',
  'credits-of-best-group',
  'credits',
  'cities',
  'tokens',
  'ranking',
] as const;
