import { type AreaId, areasInPlay, eighteen, type LandArea, landAreas } from '@ecumene/atlas';
import { CIVILIZATION_IDS, type CivilizationId } from './civilizations.ts';

/** The whole board for eighteen. @rule EP 2.1 @rule EP 9.2 @rule EP C1 */
export const BOARD = eighteen;
export const PORTION = { panels: ['west', 'east'], side: 'both' } as const;

const IN_PLAY: ReadonlySet<AreaId> = areasInPlay(BOARD, PORTION);

export const LAND: readonly LandArea[] = landAreas(BOARD).filter(({ id }) => IN_PLAY.has(id));

/** The areas that are associated with a civilization, also those it shares. @rule EP 9.4 @rule EP C92 */
export function regionOf(civilization: CivilizationId): readonly AreaId[] {
  return LAND.filter(({ regions }) => regions.includes(civilization)).map(({ id }) => id);
}

/** The areas that are removed: those associated with a civilization that is not in play. @rule EP 9.4 @rule EP C92 */
export function removedAreas(
  inPlay: readonly CivilizationId[],
  land: readonly Pick<LandArea, 'id' | 'regions'>[] = LAND,
): readonly AreaId[] {
  const absent = CIVILIZATION_IDS.filter((id) => !inPlay.includes(id));
  const ofAbsent = absent.flatMap((civilization) => land.filter(({ regions }) => regions.includes(civilization)));
  return [...new Set(ofAbsent.map(({ id }) => id))];
}

/** Where a civilization begins. @rule EP 10.5 */
export function startOf(civilization: CivilizationId): AreaId {
  const start = LAND.find(({ starts }) => starts.includes(civilization));
  if (start === undefined) throw new Error(`${civilization} has no start area`);
  return start.id;
}
