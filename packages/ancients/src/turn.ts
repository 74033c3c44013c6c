import { happen, type Seat, type Thing, the } from '@ecumene/engine';
import type { PublicState } from './state.ts';
import type { Ancients } from './world.ts';

/** A turn begins: what only the turn before had is forgotten. */
export function startTurn(world: Ancients, rule: string): void {
  world.turn += 1;
  world.newCities = [];
  world.trade.givers = {};
  world.trade.passed = [];
  happen(world, rule, { what: 'turn-begins', turn: world.turn });
}

/** The nation a seat plays, by which the others speak of it. */
export function leads({ nations }: PublicState, seat: Seat): Thing | undefined {
  const nation = nations.find((one) => one.seat === seat);
  return nation && the('nation', nation.name);
}
