import type { CivilizationId } from './civilizations.ts';

/** The five epochs. @rule EP 2.5.2 */
export const EPOCHS = ['stone', 'early-bronze', 'late-bronze', 'early-iron', 'late-iron'] as const;
export type Epoch = (typeof EPOCHS)[number];

/** What an epoch asks for: cities on the board, and advancements of at least a face value. */
export interface Requirement {
  readonly cities: number;
  readonly advances: number;
  readonly costFrom: number;
  readonly rule: string;
}

/** @rule EP 28.2.1 @rule EP 28.2.2 @rule EP 28.2.3 @rule EP 28.2.4 @rule EP 28.2.5 */
export const REQUIREMENTS: Readonly<Record<Epoch, Requirement>> = {
  stone: { cities: 0, advances: 0, costFrom: 0, rule: 'EP 28.2.1' },
  'early-bronze': { cities: 2, advances: 0, costFrom: 0, rule: 'EP 28.2.2' },
  'late-bronze': { cities: 3, advances: 3, costFrom: 0, rule: 'EP 28.2.3' },
  'early-iron': { cities: 4, advances: 3, costFrom: 100, rule: 'EP 28.2.4' },
  'late-iron': { cities: 5, advances: 3, costFrom: 200, rule: 'EP 28.2.5' },
};

/** Steps from the start arrow to the finish square. @rule EP 2.5.1 @rule EP C4 */
export const FINISH = 16;

/** The first step of each epoch after the Stone Age. */
type FirstSteps = readonly [number, number, number, number];

/** The same for everybody. @rule EP C3 */
const UNIFORM: FirstSteps = [5, 8, 11, 14];

/** Rows that differ from that, on a related board. @rule EP 2.5.2 @rule EP C90 */
const BY_CIVILIZATION: Readonly<Partial<Record<CivilizationId, FirstSteps>>> = {
  minoa: [6, 9, 11, 14],
  saba: [6, 9, 11, 14],
  celt: [5, 9, 11, 14],
  carthage: [5, 9, 11, 14],
  iberia: [5, 9, 11, 14],
  parthia: [5, 9, 11, 14],
};

/** Which rows the track has: the same for all, or one for each civilization. */
export const TRACK_ROWS = ['uniform', 'by-civilization'] as const;
export type TrackRows = (typeof TRACK_ROWS)[number];

/** The number of the epoch in which a step lies; step 0 is the arrow. @rule EP 2.5.2 @rule EP C3 */
export function epochAt(rows: TrackRows, civilization: CivilizationId, step: number): number {
  const firsts = rows === 'uniform' ? UNIFORM : (BY_CIVILIZATION[civilization] ?? UNIFORM);
  return firsts.filter((first) => first <= step).length;
}

/** Victory points besides those of advancements. @rule EP 35.1 @rule EP C75 */
export const POINTS = { step: 5, city: 1 } as const;
