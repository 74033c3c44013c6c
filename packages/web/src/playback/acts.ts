import type { News } from '@ecumene/client';
import type { Happening } from '@ecumene/engine';
import type { Fall, GameScreen } from '../games/game-screen.ts';

/** One event of the theatre: what began it and what came of it. */
export interface Act {
  readonly number: number;
  readonly kind: 'conflict' | 'calamity';
  readonly lines: readonly Happening[];
  readonly areas: readonly string[];
  readonly falls: readonly Fall[];
}

/** The acts after some more has happened. What belongs to an act joins the latest one. */
export function moreActs(game: Pick<GameScreen, 'scene'>, acts: readonly Act[], news: readonly News[]): readonly Act[] {
  let all = acts;
  for (const { happening } of news) {
    const scene = game.scene(happening);
    if (scene === undefined) continue;
    const latest = all.at(-1);
    if (scene.opens !== undefined) {
      const number = (latest?.number ?? 0) + 1;
      all = [...all, { number, kind: scene.opens, lines: [happening], areas: scene.areas, falls: scene.falls ?? [] }];
    } else if (latest !== undefined) {
      const areas = [...new Set([...latest.areas, ...scene.areas])];
      all = [
        ...all.slice(0, -1),
        {
          ...latest,
          lines: [...latest.lines, happening],
          areas,
          falls: [...latest.falls, ...(scene.falls ?? [])],
        },
      ];
    }
  }
  return all;
}

/** The act that begins with the first of what happened, and ends where the next begins. */
export function actFrom(game: Pick<GameScreen, 'scene'>, news: readonly News[]): Act | undefined {
  const next = news.findIndex(({ happening }, place) => place > 0 && game.scene(happening)?.opens !== undefined);
  return moreActs(game, [], next < 0 ? news : news.slice(0, next))[0];
}
