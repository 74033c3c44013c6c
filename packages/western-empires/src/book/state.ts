import type { NationNumber, PublicState } from '@ecumene/ancients';
import type { Group } from '../data/advances.ts';
import type { WeOptions } from '../options.ts';

/** Credits of every group. */
export type FullCredits = Readonly<Record<Group, number>>;

export const NO_CREDITS: FullCredits = { science: 0, arts: 0, crafts: 0, civics: 0, religion: 0 };

/** The public state of Western Empires. */
export interface WeState extends PublicState<WeOptions> {
  readonly outOfPlay: readonly number[];
  /** Credits of each nation that no advance prints: from the start, and those it chose in earlier turns. */
  readonly credits: readonly FullCredits[];
  /** Credits chosen this turn, which do not count yet. */
  readonly newCredits: readonly FullCredits[];
  /** In which turn markers first entered the Late Iron Age, and whose; nothing before. */
  readonly lateIron: { readonly turn: number; readonly nations: readonly NationNumber[] } | null;
}
