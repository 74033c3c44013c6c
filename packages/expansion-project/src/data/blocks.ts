/** The two blocks of trade cards. @rule EP 2.6.2 */
export const BLOCKS = ['west', 'east'] as const;
export type Block = (typeof BLOCKS)[number];

/** Stacks in a block, one for each level. @rule EP 2.6.2 */
export const LEVELS = 9;

/** From how many players on there are two blocks. @rule EP 9.6 */
export const TWO_BLOCKS_FROM = 12;

/** The number of a stack: those of the East come after those of the West. */
export function stackAt(block: Block, level: number): number {
  return BLOCKS.indexOf(block) * LEVELS + level;
}

export function levelOf(stack: number): number {
  return ((stack - 1) % LEVELS) + 1;
}

export function blockOf(stack: number): Block {
  return stack > LEVELS ? 'east' : 'west';
}
