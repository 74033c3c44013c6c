import { buryCards, type NationNumber, nation, removeShip } from '@ecumene/ancients';
import { ask, at, chooseOne, happen, must, reveal, type Script, type Seat, say, shuffle } from '@ecumene/engine';
import { withoutNation } from './setup.ts';
import type { AcWorld } from './world.ts';

/** A newcomer takes a nation nobody has led and waits for a Civil War; where none is left, looks on. @rule AC 15.51 */
export function arrive(world: AcWorld, seat: Seat): Script | void {
  const unused = unusedRows(world);
  if (unused.length > 0) return takeNation(world, seat, unused);
}

function* takeNation(world: AcWorld, seat: Seat, unused: readonly NationNumber[]): Script {
  const name = yield* ask(
    seat,
    chooseOne({
      topic: 'choose-nation',
      text: say('Choose a nation to return with after a Civil War.'),
      rule: 'AC 15.51',
      of: 'nation',
      from: unused.map((number) => nation(world, number).name),
    }),
  );
  const one = nation(
    world,
    must(
      unused.find((number) => nation(world, number).name === name),
      name,
    ),
  );
  one.seat = seat;
  one.waiting = true;
  happen(world, 'AC 15.51', { what: 'nation-waits', seat, nation: name });
}

/** Nations nobody leads. While some are still choosing, those they may choose from are left to them if they are few. */
function unusedRows(world: AcWorld): NationNumber[] {
  const rows = world.nations.flatMap((one, number) => (one.seat === null && !one.endless ? [number] : []));
  const free = rows.filter((number) => world.choosable.includes(number));
  const choosing = withoutNation(world).filter((seat) => !world.room.gone.includes(seat));
  return free.length > choosing.length ? free : rows.filter((number) => !free.includes(number));
}

/**
 * A player leaves: the nation becomes inert, but not before the calamities of a hand that may hold some are over.
 * Whoever has no nation on the board yet just goes. @rule AC 15.61
 */
export function depart(world: AcWorld, seat: Seat): void {
  const number = world.nations.findIndex((one) => one.seat === seat);
  if (number < 0) return;
  const one = nation(world, number);
  if (one.waiting) {
    one.seat = null;
    one.waiting = false;
    return;
  }
  if (world.unsettled) world.leaving.push(number);
  else goInert(world, number);
}

/** Calamities are over: now the nations of those who left meanwhile become inert. */
export function settleDepartures(world: AcWorld): void {
  world.unsettled = false;
  for (const one of world.nations) {
    if (one.idle === 0) continue;
    one.idle = 0;
  }
  for (const number of world.leaving.splice(0)) goInert(world, number);
}

/**
 * Units stay and ships, which nobody keeps any more, do not. It keeps one random trade card for each city, and all its
 * civilization cards. @rule AC 15.61 @rule AC 15.62 @rule AC 15.63
 */
function goInert(world: AcWorld, number: NationNumber): void {
  const one = nation(world, number);
  one.inert = true;
  one.shown = [];
  const buried = shuffle(world.random, [...one.hand]).slice(one.cities);
  buryCards(world, number, buried);
  // Which stacks they go back to shows what kind of cards the hand held.
  const tell = buried.length > 0 ? reveal : happen;
  tell(world, 'AC 15.62', { what: 'nation-left', nation: at(world.nations, number).name, keeps: one.hand.length });
  for (const ship of [...one.ships]) removeShip(world, 'AC 22.3', number, ship);
}
