import type { Blocks } from '../game.ts';

/** The number of a stack within its block. */
export function levelIn(blocks: Blocks | undefined, stack: number): number {
  return blocks === undefined ? stack : ((stack - 1) % blocks.levels) + 1;
}

/** The block in which a stack lies. */
export function blockIn(blocks: Blocks, stack: number): number {
  return Math.floor((stack - 1) / blocks.levels);
}
