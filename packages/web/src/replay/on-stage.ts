import type { News } from '@ecumene/client';
import type { Filling, Text } from '@ecumene/engine';
import type { Fall, GameScreen } from '../games/game-screen.ts';
import { actFrom } from '../playback/acts.ts';
import { linesOf, type Moment } from './moments.ts';

/** Where on the board something plays, and what goes from it there. */
export interface OnStage {
  readonly areas: readonly string[];
  readonly falls: readonly Fall[];
}

/** Where a moment plays: wherever is told of it or, where no place is named, wherever the act plays that it begins. */
export function stageOf(
  game: Pick<GameScreen, 'tell' | 'scene'>,
  moments: readonly Moment[],
  place: number,
): OnStage | undefined {
  const moment = moments[place];
  if (moment === undefined) return undefined;
  const areas = new Set<string>();
  for (const line of linesOf(moment)) {
    const named = areasNamed(game.tell(line.happening));
    for (const area of named.length > 0 ? named : areasOfAct(game, moments.slice(place), line)) areas.add(area);
  }
  const falls = moment.news.flatMap(({ happening }) => game.scene(happening)?.falls ?? []);
  return { areas: [...areas], falls: falls.filter(({ area }) => areas.has(area)) };
}

function areasOfAct(game: Pick<GameScreen, 'scene'>, moments: readonly Moment[], opening: News): readonly string[] {
  if (game.scene(opening.happening)?.opens === undefined) return [];
  const story = moments.flatMap(({ news }) => news);
  return actFrom(game, story.slice(story.indexOf(opening)))?.areas ?? [];
}

function areasNamed({ with: fillings = {} }: Text): readonly string[] {
  return Object.values(fillings).flatMap(areasIn);
}

function areasIn(filling: Filling): readonly string[] {
  if (typeof filling !== 'object') return [];
  if ('say' in filling) return areasNamed(filling);
  if ('is' in filling) return filling.is === 'area' ? [filling.id] : [];
  return filling.flatMap(areasIn);
}
