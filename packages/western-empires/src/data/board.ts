import { type AreaId, areasInPlay, eighteen, type LandArea, landAreas } from '@ecumene/atlas';
import { CIVILIZATION_IDS, type CivilizationId, IN_PLAY, type Players } from './civilizations.ts';

/** The western panel of the board for eighteen; the eastern one does not exist here. @rule WE W63 */
export const BOARD = eighteen;
export const PORTION = { panels: ['west'], side: 'west' } as const;

const WEST: ReadonlySet<AreaId> = areasInPlay(BOARD, PORTION);

/** The land areas of the western panel; all of them have names. @rule WE areas.8 */
export const LAND: readonly LandArea[] = landAreas(BOARD).filter(({ id }) => WEST.has(id));

/** The areas where a civilization is at home. @rule WE civilizations.5 */
export function regionOf(civilization: CivilizationId): readonly AreaId[] {
  return LAND.filter(({ regions }) => regions.includes(civilization)).map(({ id }) => id);
}

/** Where a civilization begins a full game. @rule WE areas.9 @rule WE civilizations.4 */
export function startOf(civilization: CivilizationId): AreaId {
  const start = LAND.find(({ starts }) => starts.includes(civilization));
  if (start === undefined) throw new Error(`${civilization} has no start area`);
  return start.id;
}

/** The regions of civilizations that are not in play; open seas always are. @rule WE map.2 @rule WE areas.14 @rule WE W1 */
export function outOfPlay(players: Players): readonly AreaId[] {
  return CIVILIZATION_IDS.filter((civilization) => !IN_PLAY[players].includes(civilization)).flatMap(regionOf);
}
