import type { AdvanceId } from './advances.ts';
import type { Players } from './civilizations.ts';
import type { TrackId } from './track.ts';

type Row = readonly [id: string, name: string, advances: readonly [AdvanceId, AdvanceId, AdvanceId, AdvanceId]];

const ROWS = [
  ['conquering-the-seas', 'Conquering the Seas', ['naval-warfare', 'literacy', 'astronavigation', 'written-record']],
  ['sacred-constructors', 'Sacred Constructors', ['enlightenment', 'engineering', 'theocracy', 'empiricism']],
  ['coin-and-commerce', 'Coin and Commerce', ['cartography', 'law', 'coinage', 'music']],
  ['exploring-the-deserts', 'Exploring the Deserts', ['engineering', 'universal-doctrine', 'deism', 'urbanism']],
  ['early-merchants', 'Early Merchants', ['trade-routes', 'calendar', 'monarchy', 'cloth-making']],
  ['spreading-knowledge', 'Spreading Knowledge', ['medicine', 'enlightenment', 'astronavigation', 'pottery']],
  ['cultural-heights', 'Cultural Heights', ['architecture', 'law', 'drama-and-poetry', 'masonry']],
  ['emerging-empire', 'Emerging Empire', ['military', 'literacy', 'metalworking', 'mysticism']],
  ['mystical-palaces', 'Mystical Palaces', ['diplomacy', 'literacy', 'theocracy', 'mythology']],
] as const satisfies readonly Row[];

export type ScenarioTokenId = (typeof ROWS)[number][0];

/** A token of the Short Game: the advances it brings. */
export interface ScenarioToken {
  readonly id: ScenarioTokenId;
  readonly name: string;
  readonly advances: readonly AdvanceId[];
}

/** @rule WE short-game.15 */
export const SCENARIO_TOKENS: readonly ScenarioToken[] = ROWS.map(([id, name, advances]) => ({ id, name, advances }));

/** Tokens that destroy a city of the player who reveals them. @rule WE short-game.17 @rule WE W4 */
export const DESTROYING_TOKENS: readonly ScenarioTokenId[] = [
  'coin-and-commerce',
  'early-merchants',
  'sacred-constructors',
];

/** Tokens that are not used with fewer than nine players. */
const LEFT_OUT: Readonly<Record<Players, readonly ScenarioTokenId[]>> = {
  /** @rule WE short-game.3 */
  5: ['early-merchants', 'spreading-knowledge', 'cultural-heights', 'emerging-empire'],
  /** @rule WE short-game.4 */
  6: ['spreading-knowledge', 'cultural-heights', 'emerging-empire'],
  /** @rule WE short-game.5 */
  7: ['cultural-heights', 'emerging-empire'],
  /** @rule WE short-game.6 */
  8: ['coin-and-commerce'],
  /** @rule WE short-game.7 */
  9: [],
};

/** @rule WE short-game.2 */
export function scenarioTokensFor(players: Players): readonly ScenarioToken[] {
  return SCENARIO_TOKENS.filter(({ id }) => !LEFT_OUT[players].includes(id));
}

/** What a player begins with. @rule WE short-game.12 @rule WE short-game.13 @rule WE short-game.22 @rule WE short-game.23 @rule WE W9 */
export const SHORT_START = { cities: 5, onSites: 4, treasury: 10, tokens: 14 } as const;

/** Where markers begin; columns count the arrow as the first. @rule WE short-game.25 @rule WE short-game.28 @rule WE W49 */
export const SHORT_STEPS: Readonly<Record<TrackId, number>> = { basic: 10, expert: 8 };
