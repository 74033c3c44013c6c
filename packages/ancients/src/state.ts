import type { Seat } from '@ecumene/engine';
import type { Ground } from './ground.ts';
import type { AreaNumber, NationNumber, Pieces, Ship } from './world.ts';

/** What everybody at the table sees of a nation. Of the trade cards in hand only their number is public. */
export interface PublicNation {
  readonly name: string;
  readonly seat: Seat | null;
  readonly endless: boolean;
  readonly pieces: Pieces;
  readonly stock: number;
  readonly treasury: number;
  readonly tokens: number;
  readonly cities: number;
  readonly ships: readonly Readonly<Ship>[];
  readonly hand: { readonly length: number };
  readonly cards: Readonly<Record<string, number>>;
  readonly step: number;
  readonly idle: number;
  readonly inert: boolean;
  readonly waiting: boolean;
}

/**
 * The public half of a game. The world satisfies it as it is stored, and every view decodes into it (`decodeView`), so a
 * function that takes a `PublicState` serves rules, page and bots, and cannot see hands or stacks.
 */
export interface PublicState<O = unknown> {
  readonly options: O;
  readonly ground: Ground;
  readonly turn: number;
  readonly nations: readonly PublicNation[];
  readonly tokens: readonly number[];
  readonly cityIn: readonly NationNumber[];
  readonly newCities: readonly AreaNumber[];
  readonly census: readonly NationNumber[];
  readonly movement:
    | readonly {
        readonly nation: NationNumber;
        readonly moved: readonly number[];
        readonly sailed: readonly number[];
        readonly fit?: readonly number[];
        readonly built?: number;
      }[]
    | null;
  readonly outOfPlay?: readonly AreaNumber[];
}

/** Nations with their advances: all that most effects of advances depend on. */
export interface AdvanceHolders {
  readonly nations: readonly { readonly cards: Readonly<Record<string, number>> }[];
}
