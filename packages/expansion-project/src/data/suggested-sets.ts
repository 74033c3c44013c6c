import type { CivilizationId } from './civilizations.ts';

/** A suggestion which civilizations to play. */
export interface SuggestedSet {
  readonly id: 'west' | 'east' | 'middle' | 'all';
  readonly civilizations: readonly CivilizationId[];
}

const FIVE_WEST = ['hellas', 'minoa', 'hatti', 'assyria', 'rome'] as const;
const SIX_WEST = ['hellas', 'minoa', 'hatti', 'rome', 'iberia', 'carthage'] as const;
const SEVEN_WEST = ['hellas', 'minoa', 'hatti', 'assyria', 'egypt', 'carthage', 'rome'] as const;
const EIGHT_WEST = [...SEVEN_WEST, 'iberia'] as const;
const NINE_WEST = [...EIGHT_WEST, 'celt'] as const;
const FIVE_EAST = ['parthia', 'persia', 'babylon', 'saba', 'indus'] as const;
const SIX_EAST = [...FIVE_EAST, 'kushan'] as const;
const SEVEN_EAST = [...SIX_EAST, 'egypt'] as const;
const EIGHT_EAST = [...SIX_EAST, 'dravidia', 'maurya'] as const;
const NINE_EAST = [...EIGHT_EAST, 'egypt'] as const;
const TEN = ['hellas', 'minoa', 'hatti', 'assyria', 'egypt', 'nubia', 'saba', 'babylon', 'persia', 'parthia'] as const;
const ELEVEN = [
  'assyria',
  'egypt',
  'nubia',
  'saba',
  'babylon',
  'persia',
  'parthia',
  'kushan',
  'indus',
  'maurya',
  'dravidia',
] as const;
const TWELVE = [...TEN, 'rome', 'carthage'] as const;
const THIRTEEN = [...TWELVE, 'iberia'] as const;
const FOURTEEN = [...THIRTEEN, 'celt'] as const;
const FIFTEEN = [...THIRTEEN, 'indus', 'kushan'] as const;
const SIXTEEN = [...FIFTEEN, 'celt'] as const;
const SEVENTEEN = [...FIFTEEN, 'maurya', 'dravidia'] as const;
const EIGHTEEN = [...SEVENTEEN, 'celt'] as const;

/** By number of players, the first being the usual one. The handbook that lists suggestions is lost: these are of a related board. @rule EP C89 */
export const SUGGESTED_SETS: ReadonlyMap<number, readonly SuggestedSet[]> = new Map([
  [5, [set('west', FIVE_WEST), set('east', FIVE_EAST)]],
  [6, [set('west', SIX_WEST), set('east', SIX_EAST)]],
  [7, [set('west', SEVEN_WEST), set('east', SEVEN_EAST)]],
  [8, [set('west', EIGHT_WEST), set('east', EIGHT_EAST)]],
  [9, [set('west', NINE_WEST), set('east', NINE_EAST)]],
  [10, [set('middle', TEN)]],
  [11, [set('east', ELEVEN)]],
  [12, [set('all', TWELVE)]],
  [13, [set('all', THIRTEEN)]],
  [14, [set('all', FOURTEEN)]],
  [15, [set('all', FIFTEEN)]],
  [16, [set('all', SIXTEEN)]],
  [17, [set('all', SEVENTEEN)]],
  [18, [set('all', EIGHTEEN)]],
]);

function set(id: SuggestedSet['id'], civilizations: readonly CivilizationId[]): SuggestedSet {
  return { id, civilizations };
}
