import { at, type Refusal, refuse, say } from '@ecumene/engine';
import { areaNumber, nation } from '../nations.ts';
import type { Ancients, AreaNumber, NationNumber } from '../world.ts';
import type { MovementMove } from './moves.ts';

/** How far a nation's people go. */
export interface Reach {
  /** Land areas a token may enter, one after another. */
  readonly marches: 1 | 2;
  /** Water areas a ship may enter. */
  readonly sails: number;
  readonly openSea: boolean;
  readonly capacity: number;
}

/** How a game moves. */
export interface MovementRules {
  reach(world: Ancients, number: NationNumber): Reach;
  /** Why tokens may not enter an area, where cards of others forbid it. */
  mayEnter?(world: Ancients, number: NationNumber, area: AreaNumber, tokens: number): Refusal | undefined;
  /** Whether tokens may stay aboard when a movement ends; not, if not said. */
  mayStayAboard?(world: Ancients): boolean;
  readonly rules: {
    readonly move: string;
    readonly march: string;
    readonly roads: string;
    readonly ship: string;
    readonly load: string;
    readonly openSea: string;
    readonly land: string;
    readonly coast: string;
  };
}

/** One nation on the move. */
export interface Mover {
  readonly world: Ancients;
  readonly number: NationNumber;
  readonly reach: Reach;
  readonly how: MovementRules;
  /** By area: tokens that have moved already. */
  readonly moved: number[];
  /** By ship: areas entered. */
  readonly sailed: number[];
}

/** What is done for a nation whose time is up: whoever is aboard lands, and the movement ends. */
export function landOrEnd({ world, number, how }: Mover): MovementMove {
  if (how.mayStayAboard?.(world)) return { do: 'end' };
  for (const { no, aboard } of nation(world, number).ships) {
    if (aboard > 0) return { do: 'sail', ship: no, path: [], land: aboard };
  }
  return { do: 'end' };
}

/** How many of the mover's tokens in an area have not moved yet. */
export function unmoved({ world, number, moved }: Mover, area: AreaNumber): number {
  return at(world.tokens, area * world.nations.length + number) - at(moved, area);
}

export function unknownArea(mover: Mover, id: string): Refusal | undefined {
  if (areaNumber(mover.world, id) !== undefined) return undefined;
  return refuse('no-area', say('{id} is not in play.', { id }), mover.how.rules.move);
}
