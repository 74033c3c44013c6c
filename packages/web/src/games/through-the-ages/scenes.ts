import type { Happening } from '@ecumene/engine';
import type { Scene } from '../game-screen.ts';
import { isOfAges } from './happened.ts';

const NOWHERE: Scene = { areas: [] };
const A_CONFLICT: Scene = { areas: [], opens: 'conflict' };

/** Attacks and wars have a stage of their own; so has what comes of them. */
export function sceneOf(happening: Happening): Scene | undefined {
  if (!isOfAges(happening)) return undefined;
  switch (happening.event.what) {
    case 'attacked':
    case 'declared-war':
    case 'war':
      return A_CONFLICT;
    case 'defended':
    case 'undefended':
    case 'stole':
    case 'lost-colony':
      return NOWHERE;
    default:
      return undefined;
  }
}
