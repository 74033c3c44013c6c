import { must, type Refusal, refuse, say } from '@ecumene/engine';
import type { OwnMove } from '../asking.ts';
import { nation } from '../nations.ts';
import type { Ancients, NationNumber } from '../world.ts';
import { march, refuseMarch } from './march.ts';
import { landingFor, type Mover, type Moving, mustLand } from './mover.ts';
import { type Move, type MoveList, type MovementMove, moveForms } from './moves.ts';
import { refuseSail, sail } from './sail.ts';

/** A movement as far as it has come, to go on with. */
export function moverIn<W extends Ancients, X extends OwnMove>(
  world: W,
  number: NationNumber,
  { book }: Pick<Moving<W, X>, 'book'>,
): Mover<W> {
  const soFar = must(
    world.movement?.find((one) => one.nation === number),
    'a movement in progress',
  );
  const { moved, sailed } = soFar;
  return { world, number, reach: book.movement.reach(world, number), book, moved, sailed, soFar };
}

/** The same on a copy, so that moves can be tried. */
export function onTrial<W extends Ancients, X extends OwnMove>(
  { world, number }: Mover<W>,
  moving: Pick<Moving<W, X>, 'book'>,
): Mover<W> {
  return moverIn(copyForMoves(world, number), number, moving);
}

export function isList<X extends OwnMove>(answer: MovementMove<X>): answer is MoveList<X> {
  return answer.do === 'moves';
}

/** Whether it is one of the moves that all games know. */
export function isShared<X extends OwnMove>(answer: Move | X): answer is Move {
  return Object.hasOwn(moveForms, answer.do);
}

/** Why a single move cannot be made as things stand, if so. */
export function refuseMove<W extends Ancients, X extends OwnMove>(
  mover: Mover<W>,
  { own, refuse: refuseMore }: Moving<W, X>,
  answer: Move | X,
): Refusal | undefined {
  if (!isShared(answer)) return must(own, 'rules for own moves').refuse(mover, answer);
  const refused = answer.do === 'march' ? refuseMarch(mover, answer) : refuseSail(mover, answer);
  return refused ?? refuseMore?.(mover, answer);
}

/** A copy with everything that a nation's moves change, its ships included, so that moves can be tried on it. */
function copyForMoves<W extends Ancients>(world: W, number: NationNumber): W {
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
export function carryOut<W extends Ancients, X extends OwnMove>(
  mover: Mover<W>,
  moving: Moving<W, X>,
  answer: Move | X | MoveList<X>,
): void {
  if (isList(answer)) for (const one of answer.moves) carryOut(mover, moving, one);
  else if (!isShared(answer)) moving.own?.act(mover, answer);
  else if (answer.do === 'march') march(mover, answer);
  else sail(mover, answer);
}

/** Nobody stays aboard who can land, unless an option allows it. @rule movement.land */
export function refuseEnd<W extends Ancients>(mover: Mover<W>): Refusal | undefined {
  const ship = mustLand(mover).find((one) => landingFor(mover, one) !== undefined);
  if (ship === undefined) return undefined;
  const { no, aboard } = ship;
  return refuse(
    'aboard',
    say('Land the {aboard, plural, one {token} other {# tokens}} aboard ship {no} first.', { aboard, no }),
    mover.book.movement.cites.land[0],
  );
}
