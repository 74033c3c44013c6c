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

/** Credits chosen in a turn count from the next one on. @rule bonuses.credits */
export function countNewCredits<G extends string>(
  world: {
    readonly credits: Readonly<Record<G, number>>[];
    readonly newCredits: Readonly<Record<G, number>>[];
  },
  groups: readonly G[],
  none: Readonly<Record<G, number>>,
): void {
  for (const [number, chosen] of world.newCredits.entries()) {
    const sum: Record<G, number> = { ...(world.credits[number] ?? none) };
    for (const group of groups) sum[group] += chosen[group];
    world.credits[number] = sum;
    world.newCredits[number] = none;
  }
}
