import { GAMES, type GameName, isGameName, listedGame } from '@ecumene/games';
import type { GameScreen } from './game-screen.ts';

/** The games that have a screen of their own, each fetched when a table of it is opened. Others get a plain one. */
const SCREENS: Readonly<Partial<Record<GameName, () => Promise<GameScreen>>>> = {
  'advanced-civilization': async () => (await import('./advanced-civilization/index.tsx')).advancedCivilization,
  'western-empires': async () => (await import('./western-empires/index.tsx')).westernEmpires,
  'expansion-project': async () => (await import('./expansion-project/index.tsx')).expansionProject,
  'through-the-ages': async () => (await import('./through-the-ages/index.tsx')).throughTheAges,
};

/** All games with what they are called, for lists. */
export const TITLES: readonly (readonly [name: string, title: string])[] = Object.entries(GAMES).map(
  ([name, { title }]) => [name, title],
);

/** What a game is called; one this site does not know, by its own name. */
export function titleOf(game: string): string {
  return listedGame(game)?.title ?? game;
}

export async function screenOf(game: string): Promise<GameScreen> {
  const own = isGameName(game) ? SCREENS[game] : undefined;
  if (own !== undefined) return own();
  const listed = listedGame(game);
  if (listed === undefined) throw new Error(`There is no game called ${game} here.`);
  const [{ plainScreen }, spoken] = await Promise.all([import('./plain/plain-screen.tsx'), listed.game()]);
  return plainScreen(spoken, listed.rules);
}
