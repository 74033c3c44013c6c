import { advancedCivilization } from '@ecumene/advanced-civilization';
import type { Event, Game, World } from '@ecumene/engine';
import { expansionProject } from '@ecumene/expansion-project';
import { auction, bazaar } from '@ecumene/samples';
import { throughTheAges } from '@ecumene/through-the-ages';
import { westernEmpires } from '@ecumene/western-empires';
import { Usage } from './command.ts';

/** A game whatever its world: what the command line needs of it. */
export type AnyGame = Game<World, unknown, Event>;

/** A game and where it lives. */
export interface Shelved {
  readonly game: AnyGame;
  /** The packages whose code and tests may speak of its rules. */
  readonly packages: readonly string[];
}

/** The games people play here. */
export const GAMES: readonly Shelved[] = [
  { game: advancedCivilization, packages: ['ancients', 'advanced-civilization'] },
  { game: throughTheAges, packages: ['through-the-ages'] },
  { game: westernEmpires, packages: ['ancients', 'western-empires'] },
  { game: expansionProject, packages: ['ancients', 'expansion-project'] },
];

/** Small games for trying out the engine. */
export const SAMPLES: readonly Shelved[] = [
  { game: bazaar, packages: ['samples'] },
  { game: auction, packages: ['samples'] },
];

export function shelved(name: string | undefined): Shelved {
  const known = [...GAMES, ...SAMPLES];
  const names = known.map(({ game }) => game.name).join(', ');
  if (name === undefined) throw new Usage(`say which game: ${names}`);
  const found = known.find(({ game }) => game.name === name);
  if (found === undefined) throw new Usage(`there is no game called ${name}; there are ${names}`);
  return found;
}

export function gameNamed(name: string | undefined): AnyGame {
  return shelved(name).game;
}
