import type { Guide } from './guide.ts';

/** How each game is played, fetched when somebody reads it. */
const GUIDES: Readonly<Record<string, () => Promise<Guide>>> = {
  'advanced-civilization': async () => (await import('./advanced-civilization.tsx')).guide,
  'western-empires': async () => (await import('./western-empires.tsx')).guide,
  'expansion-project': async () => (await import('./expansion-project.tsx')).guide,
  'through-the-ages': async () => (await import('./through-the-ages.tsx')).guide,
};

export const GUIDED_GAMES: readonly string[] = Object.keys(GUIDES);

export async function guideOf(game: string): Promise<Guide> {
  const load = Object.hasOwn(GUIDES, game) ? GUIDES[game] : undefined;
  if (load === undefined) throw new Error(`There is no guide to ${game}.`);
  return load();
}
