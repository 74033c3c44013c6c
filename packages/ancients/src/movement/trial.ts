import { must, type Refusal, refuse, say } from '@ecumene/engine';
import type { OwnMove } from '../asking.ts';
import type { Movable } from '../movable.ts';
import { nation } from '../nations.ts';
import type { PublicState } from '../state.ts';
import type { MovementSoFar, NationNumber } from '../world.ts';
import { march, refuseMarch } from './march.ts';
import { landingFor, type MoveRules, type Mover, mustLand } from './mover.ts';
import type { Move, MoveList, MovementMove } from './moves.ts';
import { refuseSail, sail } from './sail.ts';

/** The movement of a nation that has not moved anything yet. */
export function newMovement<W extends Movable, X extends OwnMove>(
  state: PublicState,
  number: NationNumber,
  { own }: Pick<MoveRules<W, X>, 'own'>,
): MovementSoFar {
  const { ships } = nation(state, number);
  const moved = new Array<number>(state.cityIn.length).fill(0);
  const sailed = new Array<number>(1 + ships.reduce((most, ship) => Math.max(most, ship.no), 0)).fill(0);
  return { nation: number, moved, sailed, ...(own !== undefined && { fit: [], built: 0 }) };
}

/** A movement as far as it has come, to go on with. */
export function moverIn<W extends Movable, X extends OwnMove>(
  world: W,
  number: NationNumber,
  { book }: Pick<MoveRules<W, X>, 'book'>,
): Mover<W> {
  const soFar = must(
    world.movement?.find((one) => one.nation === number),
    'a movement in progress',
  );
  const { moved, sailed } = soFar;
  return { world, number, reach: book.movement.reach(world, number), book, moved, sailed, soFar };
}

/** The same on a copy, so that moves can be tried. */
export function onTrial<W extends Movable, X extends OwnMove>(
  { world, number }: Mover<W>,
  moving: Pick<MoveRules<W, X>, 'book'>,
): Mover<W> {
  return moverIn(copyForMoves(world, number), number, moving);
}

export function isList<X extends OwnMove>(answer: MovementMove<X>): answer is MoveList<X> {
  return answer.do === 'moves';
}

/** Whether it is one of the moves that all games know. */
export function isShared<X extends OwnMove>(answer: Move | X): answer is Move {
  return answer.do === 'march' || answer.do === 'sail';
}

/** Why a single move cannot be made as things stand, if so. */
export function refuseMove<W extends Movable, X extends OwnMove>(
  mover: Mover<W>,
  { own, refuse: refuseMore }: MoveRules<W, X>,
  answer: Move | X,
): Refusal | undefined {
  if (!isShared(answer)) return must(own, 'rules for own moves').refuse(mover, answer);
  const refused = answer.do === 'march' ? refuseMarch(mover, answer) : refuseSail(mover, answer);
  return refused ?? refuseMore?.(mover, answer);
}

/** A copy with everything that a nation's moves change, its ships included, so that moves can be tried on it. */
function copyForMoves<W extends Movable>(world: W, number: NationNumber): W {
  const mover = nation(world, number);
  const nations = world.nations.with(number, { ...mover, ships: mover.ships.map((ship) => ({ ...ship })) });
  return {
    ...world,
    nations,
    tokens: world.tokens.slice(),
    movement: world.movement?.map((one) => ({
      ...one,
      moved: one.moved.slice(),
      sailed: one.sailed.slice(),
      ...(one.fit !== undefined && { fit: [...one.fit] }),
    })),
    news: [],
  };
}

/** Makes a move that has been checked, or several. */
export function carryOut<W extends Movable, X extends OwnMove>(
  mover: Mover<W>,
  moving: MoveRules<W, X>,
  answer: Move | X | MoveList<X>,
): void {
  if (isList(answer)) for (const one of answer.moves) carryOut(mover, moving, one);
  else if (!isShared(answer)) moving.own?.act(mover, answer);
  else if (answer.do === 'march') march(mover, answer);
  else sail(mover, answer);
}

/** Nobody stays aboard who can land, unless an option allows it. @rule movement.land */
export function refuseEnd<W extends Movable>(mover: Mover<W>): Refusal | undefined {
  const ship = mustLand(mover).find((one) => landingFor(mover, one) !== undefined);
  if (ship === undefined) return undefined;
  const { no, aboard } = ship;
  return refuse(
    'aboard',
    say('Land the {aboard, plural, one {token} other {# tokens}} aboard ship {no} first.', { aboard, no }),
    mover.book.movement.cites.land[0],
  );
}
