import type { PublicState } from '@ecumene/ancients';
import type { AcOptions } from '../options.ts';

/** The public state of Advanced Civilization. */
export interface AcState extends PublicState<AcOptions> {
  /** Commodities whose trade cities have done their work this turn. */
  readonly worked: readonly string[];
  /** Points left of each nation's starting credit. */
  readonly credit: readonly number[];
  /** What past calamities take off the price of cards, by nation. */
  readonly redress: readonly Readonly<Record<string, number>>[];
}
