import type { AreaNumber } from './world.ts';

const sets = new WeakMap<readonly AreaNumber[], ReadonlySet<AreaNumber>>();

/**
 * Whether an area is out of play: ships sail through it, but nobody ends or lands there. Such areas keep their numbers, and
 * more may leave play during a game; the list is replaced then, never changed.
 */
export function isOutOfPlay(state: { readonly outOfPlay?: readonly AreaNumber[] }, area: AreaNumber): boolean {
  const { outOfPlay } = state;
  if (outOfPlay === undefined || outOfPlay.length === 0) return false;
  const known = sets.get(outOfPlay) ?? new Set(outOfPlay);
  sets.set(outOfPlay, known);
  return known.has(area);
}
