import type { Lesson } from './lesson.ts';

/** The lessons of each game, fetched when somebody opens them. */
const LESSONS: Readonly<Record<string, () => Promise<{ readonly default: readonly Lesson[] }>>> = {
  'advanced-civilization': () => import('lessons:advanced-civilization'),
  'western-empires': () => import('lessons:western-empires'),
  'expansion-project': () => import('lessons:expansion-project'),
  'through-the-ages': () => import('lessons:through-the-ages'),
};

/** The games that can be learned here. */
export const GAMES_WITH_LESSONS: readonly string[] = Object.keys(LESSONS);

export async function lessonsOf(game: string): Promise<readonly Lesson[]> {
  const load = Object.hasOwn(LESSONS, game) ? LESSONS[game] : undefined;
  if (load === undefined) throw new Error(`There are no lessons for ${game}.`);
  return (await load()).default;
}
