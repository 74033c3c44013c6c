import { type AdvanceId, advanceOf, type Credits, GROUPS } from '@ecumene/expansion-project/reference';

/** The credits that the advancements of a package give together. */
export function creditsOfPackage(advances: readonly AdvanceId[]): Credits {
  return Object.fromEntries(
    GROUPS.map((group) => [group, advances.reduce((sum, id) => sum + (advanceOf(id).credits[group] ?? 0), 0)]),
  );
}
