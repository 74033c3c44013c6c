/** The nine civilizations with their printed numbers, lowest first: the ranking that breaks ties. @rule WE ranking.1 */
export const CIVILIZATIONS = [
  { id: 'minoa', name: 'Minoa', ranking: 1 },
  { id: 'assyria', name: 'Assyria', ranking: 3 },
  { id: 'celt', name: 'Celt', ranking: 5 },
  { id: 'carthage', name: 'Carthage', ranking: 7 },
  { id: 'hatti', name: 'Hatti', ranking: 9 },
  { id: 'rome', name: 'Rome', ranking: 11 },
  { id: 'iberia', name: 'Iberia', ranking: 13 },
  { id: 'hellas', name: 'Hellas', ranking: 15 },
  { id: 'egypt', name: 'Egypt', ranking: 17 },
] as const;

export type CivilizationId = (typeof CIVILIZATIONS)[number]['id'];

export const CIVILIZATION_IDS: readonly CivilizationId[] = CIVILIZATIONS.map(({ id }) => id);

/** @rule WE set-up.1 */
export const PLAYERS = [5, 6, 7, 8, 9] as const;
export type Players = (typeof PLAYERS)[number];

/** The civilizations in play for each number of players. @rule WE civilizations.1 @rule WE W1 */
export const IN_PLAY: Readonly<Record<Players, readonly CivilizationId[]>> = {
  5: ['minoa', 'assyria', 'hatti', 'hellas', 'egypt'],
  6: ['minoa', 'carthage', 'hatti', 'rome', 'iberia', 'hellas'],
  7: ['minoa', 'assyria', 'carthage', 'hatti', 'rome', 'hellas', 'egypt'],
  8: ['minoa', 'assyria', 'carthage', 'hatti', 'rome', 'iberia', 'hellas', 'egypt'],
  9: CIVILIZATION_IDS,
};

/** What each civilization has. @rule WE pieces.1 */
export const PIECES = { tokens: 55, cities: 9, ships: 4 } as const;

/** Tokens on the start area when a full game begins. @rule WE civilizations.4 */
export const START_TOKENS = 1;

/** Credits of every group that players begin a full game with. @rule WE start-credits.1 @rule WE start-credits.2 */
export const START_CREDITS: Readonly<Record<Players, number>> = { 5: 10, 6: 5, 7: 0, 8: 0, 9: 0 };

/** What units are worth in unit points; ships are no units. @rule WE pieces.11 @rule WE damage.1 */
export const UNIT_POINTS = { token: 1, city: 5 } as const;
