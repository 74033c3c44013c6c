import type { GameScreen } from './game-screen.ts';

/** The games that have a screen, each fetched when a table of it is opened. */
const SCREENS: Readonly<Record<string, () => Promise<GameScreen>>> = {
  'advanced-civilization': async () => (await import('./advanced-civilization/index.tsx')).advancedCivilization,
  'western-empires': async () => (await import('./western-empires/index.tsx')).westernEmpires,
  'expansion-project': async () => (await import('./expansion-project/index.tsx')).expansionProject,
  'through-the-ages': async () => (await import('./through-the-ages/index.tsx')).throughTheAges,
};

/** Names of games for lists, before their screens are fetched. */
export const TITLES: Readonly<Record<string, string>> = {
  'advanced-civilization': 'Advanced Civilization',
  'western-empires': 'Western Empires',
  'expansion-project': 'Civilization: The Expansion Project',
  'through-the-ages': 'Through the Ages',
};

/** What a game is called; one this site does not know, by its own name. */
export function titleOf(game: string): string {
  return TITLES[game] ?? game;
}

/** Whether there is a game of this name here. */
export function isKnown(game: string): boolean {
  return Object.hasOwn(SCREENS, game);
}

export async function screenOf(game: string): Promise<GameScreen> {
  const load = isKnown(game) ? SCREENS[game] : undefined;
  if (load === undefined) throw new Error(`There is no screen for ${game}.`);
  return load();
}
