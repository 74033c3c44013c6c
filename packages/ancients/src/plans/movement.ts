import { type Decided, type Refusal, refuse, say, the } from '@ecumene/engine';
import Type, { type Static } from 'typebox';
import type { OwnMove } from '../asking.ts';
import { othersIn } from '../book/movement.ts';
import { landOrEnd, type Mover, type Moving } from '../movement/mover.ts';
import type { Move, MovementMove } from '../movement/moves.ts';
import { carryOut, isList, isShared, moverIn, onTrial, refuseEnd, refuseMove } from '../movement/trial.ts';
import { areaNumber } from '../nations.ts';
import type { Ancients } from '../world.ts';
import { type Planner, type PlansFor, plansOf } from './planning.ts';

const MOST_GUARDED = 60;

const guard = Type.Object(
  {
    area: Type.String({ maxLength: 40 }),
    /** How many tokens and cities of others were there when this was planned. */
    others: Type.Integer({ minimum: 0, maximum: 999 }),
  },
  { additionalProperties: false },
);

const form = Type.Object(
  {
    moves: Type.Array(Type.Object({ do: Type.String({ maxLength: 20 }) }), { minItems: 1, maxItems: 300 }),
    /** What to do where not all of it can be done: wait for the player, or do what can still be done. */
    otherwise: Type.Enum(['wait', 'partly']),
    /** Areas nobody else may have entered, or the player is waited for. */
    unless: Type.Array(guard, { maxItems: MOST_GUARDED }),
  },
  { additionalProperties: false },
);

/** A movement planned ahead. */
export type MovementPlan = Static<typeof form>;

/**
 * Movements planned ahead: played when their turn comes, as one list of moves, if they still can be. What would be lost by
 * ending the movement like that is a reason to ask. @rule movement.move
 */
export function movementPlans<W extends Ancients, X extends OwnMove = never>(
  moving: Moving<W, X>,
  losesByEnding: (mover: Mover<W>) => Refusal | undefined = () => undefined,
): PlansFor<W> {
  const shape = moving.ask(moving.book.movement.cites.move[0], {
    check: () => undefined,
    sample: () => ({ do: 'end' }),
    default: () => ({ do: 'end' }),
  });
  const listed = (moves: readonly unknown[]): (Move | X)[] | undefined => {
    const answer: unknown = { do: 'moves', moves };
    return shape.read(answer) && isList<X>(answer) ? answer.moves : undefined;
  };
  return plansOf<W, typeof form>(
    form,
    (planner, plan) => {
      const moves = listed(plan.moves);
      const entered = firstEntered(planner, plan);
      if (entered !== undefined || moves === undefined) return { ask: entered ?? WRONG_MOVES };
      const mover = moverIn(planner.world, planner.number, moving);
      const tried = onTrial(mover, moving);
      const decided = plan.otherwise === 'partly' ? playPartly(tried, moving, moves) : playAll(tried, moving, moves);
      const lost = losesByEnding(tried);
      return 'ask' in decided || lost === undefined ? decided : { ask: lost };
    },
    ({ moves }) => (listed(moves) === undefined ? WRONG_MOVES : undefined),
  );
}

const WRONG_MOVES = refuse('no-moves', say('These are not moves of this game. Plan the movement again.'));
const NOTHING_LEFT = refuse('nothing-left', say('None of your planned moves is possible now. Move yourself.'));

/** The first area that somebody has entered since it was planned, though the player wanted nobody to. */
function firstEntered<W extends Ancients>(
  { world, number }: Planner<W>,
  { unless }: MovementPlan,
): Refusal | undefined {
  for (const { area: id, others } of unless) {
    const area = areaNumber(world, id);
    if (area === undefined || othersIn(world, number, area) <= others) continue;
    const place = the('area', id);
    const more =
      others === 0
        ? say('Another nation has entered {place}.', { place })
        : say('Other nations have more pieces in {place} than when you planned.', { place });
    return refuse('entered', more);
  }
  return undefined;
}

/** The whole list, or why one of its moves cannot be made. */
function playAll<W extends Ancients, X extends OwnMove>(
  tried: Mover<W>,
  moving: Moving<W, X>,
  moves: (Move | X)[],
): Decided {
  for (const one of moves) {
    const refused = refuseMove(tried, moving, one);
    if (refused !== undefined) return { ask: refused };
    carryOut(tried, moving, one);
  }
  const refused = refuseEnd(tried);
  return refused === undefined ? asAnswer(moves) : { ask: refused };
}

/** As many of the moves as can be made, with fewer tokens where there are fewer; whoever is left aboard lands. */
function playPartly<W extends Ancients, X extends OwnMove>(
  tried: Mover<W>,
  moving: Moving<W, X>,
  moves: readonly (Move | X)[],
): Decided {
  const made: (Move | X)[] = [];
  const make = (one: Move | X): boolean => {
    if (refuseMove(tried, moving, one) !== undefined) return false;
    carryOut(tried, moving, one);
    made.push(one);
    return true;
  };
  for (const one of moves) if (!make(one)) withFewer(one).some(make);
  if (made.length === 0) return { ask: NOTHING_LEFT };
  for (let refused = refuseEnd(tried); refused !== undefined; refused = refuseEnd(tried)) {
    const landing = landOrEnd(tried);
    if (landing.do === 'end' || !make(landing)) return { ask: refused };
  }
  return asAnswer(made);
}

/** The same move with fewer and fewer tokens. */
function withFewer<X extends OwnMove>(one: Move | X): (Move | X)[] {
  if (!isShared(one)) return [];
  if (one.do === 'march')
    return Array.from({ length: one.count - 1 }, (_, i) => ({ ...one, count: one.count - 1 - i }));
  const { load = 0, land = 0 } = one;
  return Array.from({ length: load }, (_, i) => {
    const fewer = i + 1;
    return { ...one, load: load - fewer, land: Math.max(0, land - fewer) };
  });
}

function asAnswer<X extends OwnMove>(moves: (Move | X)[]): Decided {
  const answer: MovementMove<X> = { do: 'moves', moves, end: true };
  return { answer };
}
