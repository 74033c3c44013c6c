import type { Happening } from '@ecumene/engine';
import type { Scene } from '../game-screen.ts';
import { isAncient } from './events.ts';

/** What happens before everybody's eyes, one event at a time. */
export function sceneOf(happening: Happening): Scene | undefined {
  if (!isAncient(happening)) return undefined;
  const { event } = happening;
  switch (event.what) {
    case 'fought':
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
    case 'tokens-replaced':
    case 'city-eliminated':
    case 'city-reduced':
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
