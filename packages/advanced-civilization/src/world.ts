import type { Ancients, Nation, NationNumber } from '@ecumene/ancients';
import type { Seat, World } from '@ecumene/engine';
import type { AcEvent } from './events.ts';
import type { AcOptions } from './options.ts';

/** A nation of Advanced Civilization. */
interface AcNation extends Nation {
  /** A set has been enlarged by Mining this turn. */
  mined: boolean;
}

/** The world of Advanced Civilization: what the games share, and a little of its own. */
export interface AcWorld
  extends Omit<Ancients<AcOptions>, 'news' | 'nations'>,
    Pick<World<AcOptions, AcEvent>, 'news'> {
  readonly nations: AcNation[];
  /** The order of the place cards. */
  placeOrder: Seat[];
  /** Rows of the track that may be chosen on this board. */
  readonly choosable: readonly NationNumber[];
  /** Trade cards were drawn and calamities are not over: whoever leaves now leaves after them. */
  unsettled: boolean;
  /** Commodities whose trade cities have done their work this turn. */
  worked: string[];
  /** Nations whose players left while calamities were still to come. */
  leaving: NationNumber[];
  /** Points left of each nation's starting credit. @rule AC ST starting-credit */
  readonly credit: number[];
  /** What past calamities take off the price of cards, by nation. @rule AC ST calamity-credit */
  readonly redress: Readonly<Record<string, number>>[];
}
