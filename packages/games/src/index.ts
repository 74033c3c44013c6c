import type { Event, Game, RuleIndex, Thing, Value, World } from '@ecumene/engine';

/** The one list of the games people play here. Every layer that has something for each game is typed or tested by it. */

/** A game whatever its world. */
export type AnyGame = Game<World, unknown, Event>;

/** Settles options for a number of seats, or says why they do not go together. */
interface Sheet {
  settle(given: Readonly<Record<string, Value>>, seats: number): object;
}

/** A game in the list: what lists need at once, and its parts, each fetched when somebody needs it. */
export interface ListedGame {
  readonly title: string;
  /** The packages whose code and tests may speak of its rules. */
  readonly packages: readonly string[];
  game(): Promise<AnyGame>;
  sheet(): Promise<Sheet>;
  rules(): Promise<RuleIndex>;
  called(): Promise<(thing: Thing) => string>;
}

/** Keeps the names exact, and the types of each game to itself. */
function list<N extends string>(games: Readonly<Record<N, ListedGame>>): Readonly<Record<N, ListedGame>> {
  return games;
}

export const GAMES = list({
  'advanced-civilization': {
    title: 'Advanced Civilization',
    packages: ['ancients', 'advanced-civilization'],
    game: async () => (await import('@ecumene/advanced-civilization')).advancedCivilization,
    sheet: async () => (await import('@ecumene/advanced-civilization/options')).sheet,
    rules: async () => (await import('@ecumene/advanced-civilization/rules')).rules,
    called: async () => (await import('@ecumene/advanced-civilization/reference')).called,
  },
  'western-empires': {
    title: 'Western Empires',
    packages: ['ancients', 'western-empires'],
    game: async () => (await import('@ecumene/western-empires')).westernEmpires,
    sheet: async () => (await import('@ecumene/western-empires/options')).sheet,
    rules: async () => (await import('@ecumene/western-empires/rules')).rules,
    called: async () => (await import('@ecumene/western-empires/reference')).called,
  },
  'expansion-project': {
    title: 'Civilization: The Expansion Project',
    packages: ['ancients', 'expansion-project'],
    game: async () => (await import('@ecumene/expansion-project')).expansionProject,
    sheet: async () => (await import('@ecumene/expansion-project/options')).sheet,
    rules: async () => (await import('@ecumene/expansion-project/rules')).rules,
    called: async () => (await import('@ecumene/expansion-project/reference')).called,
  },
  'through-the-ages': {
    title: 'Through the Ages',
    packages: ['through-the-ages'],
    game: async () => (await import('@ecumene/through-the-ages')).throughTheAges,
    sheet: async () => (await import('@ecumene/through-the-ages/options')).sheet,
    rules: async () => (await import('@ecumene/through-the-ages/rules')).rules,
    called: async () => (await import('@ecumene/through-the-ages/reference')).called,
  },
});

export type GameName = keyof typeof GAMES;

export function isGameName(name: string): name is GameName {
  return Object.hasOwn(GAMES, name);
}

export const GAME_NAMES: readonly GameName[] = Object.keys(GAMES).filter(isGameName);

/** A game by its name; nothing, if it is not in the list. */
export function listedGame(name: string): ListedGame | undefined {
  return isGameName(name) ? GAMES[name] : undefined;
}
