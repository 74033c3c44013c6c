import {
  type Asking,
  ask,
  Dice,
  type Random,
  type Refusal,
  refuse,
  type Script,
  type Seat,
  say,
} from '@ecumene/engine';
import type { OwnMove } from '../asking.ts';
import { loseCrew } from '../fleet.ts';
import { nation, nationOf } from '../nations.ts';
import type { Ancients, NationNumber } from '../world.ts';
import { landOrEnd, type Mover, type Moving, mustLand } from './mover.ts';
import type { Move, MoveList, MovementMove } from './moves.ts';
import { sampleMove } from './sample.ts';
import { carryOut, isList, moverIn, newMovement, onTrial, refuseEnd, refuseMove } from './trial.ts';

/**
 * One nation moves all, some or none of its tokens and ships, and says when it is done. Tokens aboard that may land nowhere
 * are lost. @rule movement.move @rule movement.land
 */
export function* move<W extends Ancients, X extends OwnMove = never>(
  world: W,
  seat: Seat,
  moving: Moving<W, X>,
): Script {
  const number = nationOf(world, seat);
  const { tokens, ships } = nation(world, number);
  if (tokens === 0 && ships.length === 0) return;
  const mover = begin(world, number, moving);
  const asking = askForMove(mover, moving);
  for (;;) {
    const answer = yield* ask(seat, asking);
    if (isEnd(answer)) break;
    const before = moving.moved && world.tokens.slice();
    carryOut(mover, moving, answer);
    if (before !== undefined) moving.moved?.(mover, before);
    if (isList(answer) && answer.end === true) break;
  }
  for (const ship of mustLand(mover)) loseCrew(world, moving.book.movement.cites.land[0], number, ship);
  moving.ended?.(mover);
  end(world, number);
}

function begin<W extends Ancients, X extends OwnMove>(world: W, number: NationNumber, moving: Moving<W, X>): Mover<W> {
  const soFar = newMovement(world, number, moving);
  world.movement = [...(world.movement ?? []), soFar];
  return moverIn(world, number, moving);
}

function end(world: Ancients, number: NationNumber): void {
  const others = (world.movement ?? []).filter((one) => one.nation !== number);
  world.movement = others.length === 0 ? null : others;
}

function askForMove<W extends Ancients, X extends OwnMove>(
  mover: Mover<W>,
  moving: Moving<W, X>,
): Asking<MovementMove<X>> {
  return moving.ask(moving.book.movement.cites.move[0], {
    check: (answer) => refusal(mover, moving, answer),
    sample: (random) => sample(mover, moving, random),
    default: () => landOrEnd(mover),
  });
}

function isEnd<X extends OwnMove>(answer: MovementMove<X>): answer is { do: 'end' } {
  return answer.do === 'end';
}

function refusal<W extends Ancients, X extends OwnMove>(
  mover: Mover<W>,
  moving: Moving<W, X>,
  answer: MovementMove<X>,
): Refusal | undefined {
  if (isList(answer)) return refuseList(mover, moving, answer);
  return isEnd(answer) ? refuseEnd(mover) : refuseMove(mover, moving, answer);
}

/** Each move is checked where those before it have led, on a copy of the pieces. The first that cannot be made says why. */
function refuseList<W extends Ancients, X extends OwnMove>(
  mover: Mover<W>,
  moving: Moving<W, X>,
  { moves, end: ends }: MoveList<X>,
): Refusal | undefined {
  const tried = onTrial(mover, moving);
  for (const [i, one] of moves.entries()) {
    const refused = refuseMove(tried, moving, one);
    if (refused !== undefined) return inList(refused, i + 1, moves.length);
    carryOut(tried, moving, one);
  }
  return ends === true ? refuseEnd(tried) : undefined;
}

function inList({ code, text, rule }: Refusal, number: number, of: number): Refusal {
  return of === 1 ? refuse(code, text, rule) : refuse(code, say('Move {number}: {text}', { number, text }), rule);
}

/** A single move, or what ends the movement where the game forbids the one that came up. */
function sampleLegal<W extends Ancients, X extends OwnMove>(
  mover: Mover<W>,
  moving: Moving<W, X>,
  dice: Dice,
): Move | X | { do: 'end' } {
  const move = sampleMove(mover, moving.own, dice);
  if (moving.refuse === undefined || isEnd(move)) return move;
  return refuseMove(mover, moving, move) === undefined ? move : landOrEnd(mover);
}

/** One movement in so many answers several moves at once. */
const SELDOM = 24;
const MOST_SAMPLED = 4;

/** Mostly one move; now and then several as one answer. */
function sample<W extends Ancients, X extends OwnMove>(
  mover: Mover<W>,
  moving: Moving<W, X>,
  random: Random,
): MovementMove<X> {
  const dice = new Dice(random);
  if (!dice.chance(1, SELDOM)) return sampleLegal(mover, moving, dice);
  const tried = onTrial(mover, moving);
  const moves: (Move | X)[] = [];
  for (let i = dice.between(1, MOST_SAMPLED); i > 0; i--) {
    const next = sampleLegal(tried, moving, dice);
    if (isEnd(next)) break;
    moves.push(next);
    carryOut(tried, moving, next);
  }
  if (moves.length === 0) return landOrEnd(mover);
  return { do: 'moves', moves, ...(refuseEnd(tried) === undefined && dice.chance(1, 2) && { end: true }) };
}
