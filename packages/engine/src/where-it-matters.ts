import { each, type Pace, type Program, paced, type Step, step } from './program.ts';
import { asSoonAsMayBe, type Script, type Seat } from './script.ts';
import type { World } from './world.ts';

/** Whose turn it is where it is everybody's. */
export const EVERYBODY: Seat = '@everybody';

/** Whether a seat may act though these, whose turn comes earlier, have not come to their end. */
export type MayAct = (seat: Seat, earlier: readonly Seat[]) => boolean;

/** Who acts before their turn. */
interface Early<W> {
  /** For whom it makes no difference, as things stand when the first begins; nothing, where the order is kept in any case. */
  free(world: W): MayAct | undefined;
  /** Whether all others may, too, where it makes a difference; but nobody waits for them before their turn. */
  readonly anybody?: (world: W) => boolean;
}

/**
 * One seat after another in the printed order; at a swift table those act at once for whom that makes no difference, and
 * others where the game lets them. As soon as a seat insists before anybody has answered, all act in order.
 */
export function inTurnWhereItMatters<W extends World<{ readonly pace: Pace }>>(
  name: string,
  order: (world: W) => readonly Seat[],
  run: (world: W, seat: Seat) => Script<unknown> | void,
  early: Early<W>,
): Program<W> {
  const insistedOn = (world: W): boolean => world.room.insisting.length > 0;
  const isOrdered = (world: W): boolean =>
    world.options.pace === 'strict' || insistedOn(world) || early.free(world) === undefined;
  const together: Step<W> = { is: 'step', name, paced: true, run: (world) => asFree(world, { order, run, early }) };
  // A loop over the seats, also where it runs once for all of them: so tables of earlier versions stand at the same place.
  return each(
    name,
    (world) => (isOrdered(world) ? order(world) : [EVERYBODY]),
    (seat) => (seat === EVERYBODY ? together : step(name, (world) => run(world, seat))),
    order,
  );
}

/**
 * Paced, but at a swift table those whom somebody earlier in the order could affect wait for them. `free` says whom it does
 * not, as things stand when the first begins.
 */
export function pacedWhereItMatters<W extends World<{ readonly pace: Pace }>>(
  name: string,
  order: (world: W) => readonly Seat[],
  run: (world: W, seat: Seat) => Script<unknown> | void,
  free: (world: W) => MayAct,
): Program<W> {
  return paced(name, order, run, (world) => asFree(world, { order, run, early: { free } }));
}

interface Parts<W> {
  order(world: W): readonly Seat[];
  run(world: W, seat: Seat): Script<unknown> | void;
  readonly early: Early<W>;
}

function asFree<W extends World>(world: W, { order, run, early }: Parts<W>): Script {
  const seats = [...order(world)];
  const mayAct = early.free(world);
  const isFree = early.anybody?.(world) === true;
  const scripts = seats.map((seat) => ({
    label: seat,
    run: () => run(world, seat),
    mayBegin: (before: readonly number[]) =>
      mayAct?.(
        seat,
        before.flatMap((place) => seats[place] ?? []),
      ) === true,
    isFree,
  }));
  return asSoonAsMayBe(scripts, () => world.room.insisting.length > 0);
}
