import type { PublicState } from '@ecumene/ancients';
import type { Group } from '../data/advances.ts';
import type { EpOptions } from '../options.ts';

/** Credits of all groups. */
export type FullCredits = Readonly<Record<Group, number>>;

export const NO_CREDITS: FullCredits = { science: 0, arts: 0, crafts: 0, civics: 0, religion: 0 };

/** What is public in the Expansion Project: what rules, page and bots all read. */
export interface EpState extends PublicState<EpOptions> {
  readonly outOfPlay: readonly number[];
  readonly firstStacks: readonly number[];
  readonly credits: readonly FullCredits[];
  readonly newCredits: readonly FullCredits[];
}
