import { type AreaId, areasInPlay, eighteen, type LandArea, landAreas } from '@ecumene/atlas';
import type { CivilizationId } from './civilizations.ts';

/** The whole board for eighteen. @rule EP 2.1 @rule EP 9.2 @rule EP C1 */
export const BOARD = eighteen;
export const PORTION = { panels: ['west', 'east'], side: 'both' } as const;

const IN_PLAY: ReadonlySet<AreaId> = areasInPlay(BOARD, PORTION);

export const LAND: readonly LandArea[] = landAreas(BOARD).filter(({ id }) => IN_PLAY.has(id));

/** The areas that are associated with a civilization. @rule EP 9.4 */
export function regionOf(civilization: CivilizationId): readonly AreaId[] {
  return LAND.filter(({ region }) => region === civilization).map(({ id }) => id);
}

/** Where a civilization begins. @rule EP 10.5 */
export function startOf(civilization: CivilizationId): AreaId {
  const start = LAND.find(({ starts }) => starts.includes(civilization));
  if (start === undefined) throw new Error(`${civilization} has no start area`);
  return start.id;
}
