import type { Block } from './blocks.ts';

/**
 * The eighteen civilizations in the order of the Optional Rulebook, which is the only ordered list there is. `related` is
 * the place in the order of a related board.
 */
const ROWS = [
  ['minoa', 'Minoa', 1, 'west'],
  ['saba', 'Saba', 2, 'east'],
  ['celt', 'Celts', 5, 'west'],
  ['assyria', 'Assyria', 3, 'west'],
  ['rome', 'Rome', 11, 'west'],
  ['babylon', 'Babylon', 6, 'east'],
  ['carthage', 'Carthage', 7, 'west'],
  ['hellas', 'Hellas', 15, 'west'],
  ['maurya', 'Maurya', 4, 'east'],
  ['dravidia', 'Dravidia', 8, 'east'],
  ['kushan', 'Kush', 10, 'east'],
  ['nubia', 'Nubia', 14, 'east'],
  ['persia', 'Persia', 12, 'east'],
  ['hatti', 'Hatti', 9, 'west'],
  ['iberia', 'Iberia', 13, 'west'],
  ['indus', 'Indus', 16, 'east'],
  ['parthia', 'Parthia', 18, 'east'],
  ['egypt', 'Egypt', 17, 'west'],
] as const satisfies readonly (readonly [id: string, name: string, related: number, block: Block])[];

export type CivilizationId = (typeof ROWS)[number][0];

export interface Civilization {
  readonly id: CivilizationId;
  readonly name: string;
  /** Its place in A.S.T. order, from 1: by the Optional Rulebook, and on the related board. @rule EP C2 */
  readonly rank: number;
  readonly related: number;
  /** Its block when all eighteen play. @rule EP C5 */
  readonly block: Block;
}

/** In A.S.T. order. @rule EP 11.4 @rule EP C2 */
export const CIVILIZATIONS: readonly Civilization[] = ROWS.map(([id, name, related, block], index) => ({
  id,
  name,
  rank: index + 1,
  related,
  block,
}));

export const CIVILIZATION_IDS: readonly CivilizationId[] = CIVILIZATIONS.map(({ id }) => id);

export function isCivilization(id: string): id is CivilizationId {
  return CIVILIZATION_IDS.some((one) => one === id);
}

/** From west to east, to be cut into two blocks. @rule EP C88 */
export const WEST_TO_EAST: readonly CivilizationId[] = [
  'iberia',
  'celt',
  'carthage',
  'rome',
  'hellas',
  'minoa',
  'hatti',
  'egypt',
  'assyria',
  'nubia',
  'saba',
  'babylon',
  'persia',
  'parthia',
  'indus',
  'kushan',
  'dravidia',
  'maurya',
];

/** How many can play. @rule EP 9.1 */
export const FEWEST = 5;
export const MOST = 18;

/** What each civilization has. @rule EP 3.1 */
export const PIECES = { tokens: 55, cities: 9, ships: 4 } as const;

/** Tokens on the start area when play begins. @rule EP 10.5 */
export const START_TOKENS = 1;
