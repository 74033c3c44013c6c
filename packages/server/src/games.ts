import { advancedCivilization } from '@ecumene/advanced-civilization';
import type { Event, Game, Table, World } from '@ecumene/engine';
import { expansionProject } from '@ecumene/expansion-project';
import { auction, bazaar } from '@ecumene/samples';
import { throughTheAges } from '@ecumene/through-the-ages';
import { westernEmpires } from '@ecumene/western-empires';

/** A game whatever its world: what the server needs of it. */
export type AnyGame = Game<World, unknown, Event>;
export type AnyTable = Table<World, unknown, Event>;

/** The games people play here. */
export const GAMES: readonly AnyGame[] = [advancedCivilization, westernEmpires, expansionProject, throughTheAges];

/** Small games that can be played but are not offered. */
const SAMPLES: readonly AnyGame[] = [bazaar, auction];

export function gameNamed(name: string): AnyGame | undefined {
  return [...GAMES, ...SAMPLES].find((game) => game.name === name);
}
