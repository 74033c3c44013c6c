import type { News } from '@ecumene/client';
import type { Journey } from '../../board/Motion.tsx';
import { isAncient } from './events.ts';

/** The marches and voyages in what has just happened. A voyage tells where it led; where it began is asked of `berth`. */
export function journeysIn(
  news: readonly News[],
  berth: (nation: string, ship: number) => string | undefined,
): Journey[] {
  return news.flatMap(({ happening }): Journey[] => {
    if (!isAncient(happening)) return [];
    const { event } = happening;
    if (event.what === 'marched') {
      const areas = event.via === undefined ? [event.from, event.to] : [event.from, event.via, event.to];
      return [{ is: 'tokens', nation: event.nation, count: event.tokens, areas }];
    }
    if (event.what !== 'sailed') return [];
    const from = berth(event.nation, event.ship);
    const areas = from === undefined ? event.path : [from, ...event.path];
    return areas.length < 2 ? [] : [{ is: 'ship', nation: event.nation, count: event.loaded, areas }];
  });
}
