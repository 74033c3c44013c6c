import {
  MOVEMENT,
  type Moving,
  mayMoveEarly,
  move,
  moveForms,
  movementForms,
  movementPlans,
  Prompt,
} from '@ecumene/ancients';
import { type MayAct, moves, type Script, type Seat } from '@ecumene/engine';
import { book } from './book.ts';
import { movesInOrder } from './versions.ts';
import type { AcWorld } from './world.ts';

const movementMoves = moves('movement', movementForms([moveForms.march, moveForms.sail]));
const prompt = new Prompt(movementMoves, MOVEMENT.topic, MOVEMENT.text);

const moving: Moving<AcWorld> = { book, ask: (rule, acting) => prompt.ask(rule, acting) };

/** Movements planned ahead. */
export const plannedMovement = movementPlans(moving);

export function moveNation(world: AcWorld, seat: Seat): Script {
  return move(world, seat, moving);
}

/** Who may move before their turn at a swift table. @rule AC 23.1 */
export function earlyMovers(world: AcWorld): MayAct | undefined {
  return movesInOrder(world) ? undefined : mayMoveEarly(world, book);
}
