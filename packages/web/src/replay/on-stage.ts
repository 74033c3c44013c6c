import type { News } from '@ecumene/client';
import type { Fall, GameScreen } from '../games/game-screen.ts';
import { actFrom } from '../playback/acts.ts';
import { linesOf, type ReplayFrame } from './frames.ts';
import { namedIn } from './named.ts';

/** Where on the board something plays, and what goes from it there. */
export interface OnStage {
  readonly areas: readonly string[];
  readonly falls: readonly Fall[];
}

/** Where a moment plays: wherever is told of it or, where no place is named, wherever the act plays that begins there and goes on in later ones. */
export function stageOf(
  game: Pick<GameScreen, 'tell' | 'scene'>,
  frame: ReplayFrame,
  later: readonly ReplayFrame[],
): OnStage {
  const areas = new Set<string>();
  for (const line of linesOf(frame)) {
    const named = namedIn(game.tell(line.happening)).flatMap(({ is, id }) => (is === 'area' ? [id] : []));
    for (const area of named.length > 0 ? named : areasOfAct(game, [frame, ...later], line)) areas.add(area);
  }
  const falls = frame.news.flatMap(({ happening }) => game.scene(happening)?.falls ?? []);
  return { areas: [...areas], falls: falls.filter(({ area }) => areas.has(area)) };
}

function areasOfAct(game: Pick<GameScreen, 'scene'>, frames: readonly ReplayFrame[], opening: News): readonly string[] {
  if (game.scene(opening.happening)?.opens === undefined) return [];
  const story = frames.flatMap(({ news }) => news);
  return actFrom(game, story.slice(story.indexOf(opening)))?.areas ?? [];
}
