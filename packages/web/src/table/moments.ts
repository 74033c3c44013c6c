import type { News } from '@ecumene/client';
import type { Filling, Text, Thing } from '@ecumene/engine';

/** The moments of a story, the latest first, each by the first thing that happened in it. */
export function momentsOf(story: readonly News[]): readonly News[] {
  const first = new Map<number, News>();
  for (const news of story) if (news.number >= 0 && !first.has(news.number)) first.set(news.number, news);
  return [...first.values()].toReversed();
}

/** Whether a sentence is about somebody: of all who are named in it, under any of their names, they come first. */
export function isAbout({ say, with: fillings = {} }: Text, somebody: readonly Thing[]): boolean {
  for (const [, gap = ''] of say.matchAll(/\{(\w+)/g)) {
    const named = fillings[gap];
    if (!isThing(named)) continue;
    const names = somebody.filter(({ is }) => is === named.is);
    if (names.length > 0) return names.some(({ id }) => id === named.id);
  }
  return false;
}

function isThing(filling: Filling | undefined): filling is Thing {
  return typeof filling === 'object' && 'is' in filling;
}
