import {
  areaId,
  MOVEMENT,
  type Mover,
  type Moving,
  mayMoveEarly,
  move,
  moveForms,
  movementForms,
  movementPlans,
  type NationNumber,
  nameOf,
  nation,
  Prompt,
  removeShip,
  terrain,
  tokensIn,
} from '@ecumene/ancients';
import {
  at,
  type Dice,
  type MayAct,
  moves,
  type Refusal,
  refuse,
  type Script,
  type Seat,
  say,
  settle,
} from '@ecumene/engine';
import { isConflictSituation } from './book/movement.ts';
import { book } from './book.ts';
import { buildShipForm, giveUpShipForm, keepShipForm, type ShipMove } from './ship-forms.ts';
import { doShips, refuseShips, refuseUnfit } from './ship-moves.ts';
import { movesEarlyOnlyApart, movesInOrder } from './versions.ts';
import type { WeWorld } from './world.ts';

/** Movement, with ships that are built, kept and given up while moving. */

const movementMoves = moves(
  'movement',
  movementForms([moveForms.march, moveForms.sail, buildShipForm, keepShipForm, giveUpShipForm]),
);
const prompt = new Prompt(movementMoves, MOVEMENT.topic, MOVEMENT.text);

/** Ships that were neither built nor kept are destroyed. @rule WE end-of-movement.2 */
function scrapShips({ world, number, soFar }: Mover<WeWorld>): void {
  for (const one of [...nation(world, number).ships])
    if (!soFar.fit?.includes(one.no)) removeShip(world, 'WE end-of-movement.2', number, one);
}

function sampleShips(mover: Mover<WeWorld>, dice: Dice): ShipMove | undefined {
  const { world, number, soFar } = mover;
  const { ships, tokens } = nation(world, number);
  const old = ships.filter(({ no }) => !soFar.fit?.includes(no));
  const own = terrain(world).ids.flatMap((_, place) => (tokensIn(world, place, number) > 0 ? [place] : []));
  const anywhere = (): string | undefined => (own.length === 0 ? undefined : areaId(world, dice.pick(own)));
  let one: ShipMove | undefined;
  if (old.length > 0 && dice.chance(2, 3)) {
    const { no } = dice.pick(old);
    const from = dice.chance(1, 2) ? anywhere() : undefined;
    one = dice.chance(1, 6)
      ? { do: 'give-up-ship', ship: no }
      : { do: 'keep-ship', ship: no, ...(from !== undefined && { from }) };
  } else {
    const harbours = own.filter((place) => book.ships.isHarbour(world, place));
    if (harbours.length === 0 || (tokens < FEW_TOKENS && !dice.chance(1, 10))) return undefined;
    const place = dice.pick(harbours);
    const shores = at(terrain(world).shores, place);
    const coast = shores.length > 1 ? dice.pick(shores).coast : null;
    const treasury = dice.between(0, 2);
    const from = treasury === 0 && dice.chance(1, 2) ? anywhere() : undefined;
    one = {
      do: 'build-ship',
      area: areaId(world, place),
      treasury,
      ...(from !== undefined && { from }),
      ...(coast !== null && { coast }),
    };
  }
  return refuseShips(mover, one) === undefined ? one : undefined;
}

const FEW_TOKENS = 8;

/** Conflict situations that a nation causes before its turn stand: these tokens are not taken back. @rule WE conflict-situation.5 @rule WE W52 */
function settleConflicts({ world, number }: Mover<WeWorld>, before: readonly number[]): void {
  if (movesEarlyOnlyApart(world) || !isBeforeItsTurn(world, number)) return;
  const { ids } = terrain(world);
  for (const [area, id] of ids.entries()) {
    const entered = tokensIn(world, area, number) > at(before, area * world.nations.length + number);
    if (entered && isConflictSituation(world, area))
      settle(world, 'WE conflict-situation.5', { what: 'early-conflict', nation: nameOf(world, number), area: id });
  }
}

/** Whether somebody who comes earlier in the census has not ended their movement. */
function isBeforeItsTurn({ census, movement }: WeWorld, number: NationNumber): boolean {
  const place = census.indexOf(number);
  return movement?.some(({ nation: other }) => census.indexOf(other) < place) === true;
}

const moving: Moving<WeWorld, ShipMove> = {
  book,
  ask: (rule, acting) => prompt.ask(rule, acting),
  own: { refuse: refuseShips, act: doShips, sample: sampleShips },
  refuse: refuseUnfit,
  moved: settleConflicts,
  ended: scrapShips,
};

/** Whether ending the movement now would destroy ships: a plan never does that by itself. @rule WE end-of-movement.2 */
function losesShips({ world, number, soFar: { fit = [] } }: Mover<WeWorld>): Refusal | undefined {
  if (nation(world, number).ships.every(({ no }) => fit.includes(no))) return undefined;
  return refuse('ships-not-kept', say('Your ships are not kept yet. Keep them or give them up, then end movement.'));
}

/** Movements planned ahead. */
export const plannedMovement = movementPlans(moving, losesShips);

/**
 * One nation moves, and builds and keeps ships while it does. @rule WE movement.1 @rule WE movement.4 @rule WE movement.5
 * @rule WE ship-building.1
 */
export function moveNation(world: WeWorld, seat: Seat): Script {
  return move(world, seat, moving);
}

/** For whom it makes no difference to move before their turn at a swift table. Ships are built while moving. @rule WE movement.3 */
export function earlyMovers(world: WeWorld): MayAct | undefined {
  return movesInOrder(world) ? undefined : mayMoveEarly(world, book, true);
}

/** Whether all others may move before their turn, too. Nobody waits for them until then. @rule WE movement.3 @rule WE movement.4 */
export function anybodyMovesEarly(world: WeWorld): boolean {
  return !movesEarlyOnlyApart(world);
}
