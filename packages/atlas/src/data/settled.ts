import type { AreaId } from '../board.ts';

/** A doubt about the printed board, how we settled it and why. */
export interface Settled {
  readonly areas: readonly AreaId[];
  readonly decision: string;
  readonly reason: string;
}
