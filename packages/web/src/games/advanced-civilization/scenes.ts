import type { Tally } from '@ecumene/ancients';
import type { Happening } from '@ecumene/engine';
import type { Fall, Scene } from '../game-screen.ts';
import { isAncient } from './events.ts';

/** What happens before everybody's eyes, one event at a time. */
export function sceneOf(happening: Happening): Scene | undefined {
  if (!isAncient(happening)) return undefined;
  const { event } = happening;
  switch (event.what) {
    case 'fought':
      return { opens: 'conflict', areas: [event.area], falls: fallen(event.area, event.before, event.after) };
    case 'attack-failed':
    case 'city-stormed':
    case 'ships-fought':
      return { opens: 'conflict', areas: [event.area] };
    case 'calamity-strikes':
    case 'calamity-spares':
      return { opens: 'calamity', areas: [] };
    case 'volcano-erupts':
    case 'earth-quakes':
      return { areas: event.areas };
    case 'tokens-removed':
    case 'tokens-replaced': {
      const { nation, area, tokens: count } = event;
      return { areas: [area], falls: [{ is: 'tokens', nation, area, count }] };
    }
    case 'city-eliminated':
    case 'city-reduced': {
      const { nation, area } = event;
      return { areas: [area], falls: [{ is: 'city', nation, area, count: 1 }] };
    }
    case 'city-taken':
      return { areas: [event.area] };
    case 'card-seized':
    case 'card-seen':
    case 'pillaged':
    case 'losses-shared':
    case 'cards-count':
    case 'losses-due':
    case 'cards-shown':
    case 'support-lost':
    case 'flood-rises':
    case 'nation-splits':
    case 'faction-kept':
      return { areas: [] };
    default:
      return undefined;
  }
}

/** Who lost how many between two counts. */
function fallen(area: string, before: Tally, after: Tally): Fall[] {
  return Object.entries(before).flatMap(([nation, count]) => {
    const lost = count - (after[nation] ?? 0);
    return lost > 0 ? [{ is: 'tokens', nation, area, count: lost }] : [];
  });
}
