import type { GameScreen } from '../games/game-screen.ts';
import type { ReplayFrame } from './frames.ts';

/** Milliseconds a moment stays while time runs: as it is told, where something is marked or goes on, and where a scene begins. */
const STAYS = 600;
const STAYS_AT_MARKS = 1500;
const STAYS_FOR_A_SCENE = 2800;

/** How long a moment stays while time runs as fast as usual. */
export function durationOf(game: Pick<GameScreen, 'scene'>, { news, marks }: ReplayFrame): number {
  const scenes = news.flatMap(({ happening }) => game.scene(happening) ?? []);
  if (scenes.some(({ opens }) => opens !== undefined)) return STAYS_FOR_A_SCENE;
  return marks.length > 0 || scenes.some(({ falls = [] }) => falls.length > 0) ? STAYS_AT_MARKS : STAYS;
}
