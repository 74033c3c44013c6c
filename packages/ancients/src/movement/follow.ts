import { type Happening, isRecord, type Refusal } from '@ecumene/engine';
import type { OwnMove } from '../asking.ts';
import type { AncientEvent } from '../events.ts';
import type { Movable } from '../movable.ts';
import { nationNamed } from '../nations.ts';
import type { PublicState } from '../state.ts';
import type { AncientView } from '../view/view.ts';
import { seeMoved } from '../view/view.ts';
import type { NationNumber } from '../world.ts';
import type { MoveRules } from './mover.ts';
import type { Move } from './moves.ts';
import { carryOut, moverIn, newMovement, refuseMove } from './trial.ts';

/** Where moves lead that nobody has made yet. */
export interface Followed<V> {
  /** What would be seen then. */
  readonly view: V;
  /** For each move, what would be told of it. */
  readonly told: readonly (readonly Happening<AncientEvent>[])[];
  /** Why the next move cannot be made, where they do not lead to the end. */
  readonly refused?: Refusal | 'unreadable';
}

/** Follows moves of a nation from what a view shows as far as they can be made, on a copy, by the rules themselves. */
export type FollowMoves<V> = (view: V, nation: string, moves: readonly unknown[]) => Followed<V>;

/** The moves of a game, followed from its views. `readOwn` reads the game's own moves. */
export function followerOf<V extends AncientView, S extends PublicState, X extends OwnMove = never>(
  decode: (view: V) => S,
  rules: MoveRules<S & Movable, X>,
  readOwn: (move: unknown) => X | undefined = () => undefined,
): FollowMoves<V> {
  return (view, name, moves) => {
    const state = decode(view);
    const number = nationNamed(state, name);
    const news: Happening<AncientEvent>[] = [];
    const tried = copyToMove(state, number, rules, news);
    const mover = moverIn(tried, number, rules);
    const told: Happening<AncientEvent>[][] = [];
    let refused: Refusal | 'unreadable' | undefined;
    for (const one of moves) {
      const move = readMove(one) ?? readOwn(one);
      refused = move === undefined ? 'unreadable' : refuseMove(mover, rules, move);
      if (refused !== undefined || move === undefined) break;
      carryOut(mover, rules, move);
      told.push(news.splice(0));
    }
    return { view: seeMoved(view, tried), told, ...(refused !== undefined && { refused }) };
  };
}

/** A copy of a state with the movement of a nation about to begin. */
function copyToMove<S extends PublicState, X extends OwnMove>(
  state: S,
  number: NationNumber,
  rules: MoveRules<S & Movable, X>,
  news: Happening<AncientEvent>[],
): S & Movable {
  return {
    ...state,
    nations: state.nations.map((one) => ({ ...one, ships: one.ships.map((ship) => ({ ...ship })) })),
    tokens: [...state.tokens],
    movement: [newMovement(state, number, rules)],
    news,
  };
}

/** A move that all games know, if it is one. */
function readMove(move: unknown): Move | undefined {
  if (!isRecord(move)) return undefined;
  const { from, to, count, via, ship, path, load = 0, land = 0 } = move;
  if (move['do'] === 'march')
    return typeof from === 'string' && typeof to === 'string' && isCount(count) && count > 0
      ? { do: 'march', from, to, count, ...(typeof via === 'string' && { via }) }
      : undefined;
  if (move['do'] !== 'sail' || typeof ship !== 'number' || !isPath(path) || !isCount(load) || !isCount(land))
    return undefined;
  return { do: 'sail', ship, path: [...path], load, land };
}

function isCount(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 0;
}

function isPath(path: unknown): path is readonly string[] {
  return Array.isArray(path) && path.every((area) => typeof area === 'string');
}
