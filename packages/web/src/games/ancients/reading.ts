import type { AncientView, Followed } from '@ecumene/ancients';
import type { AncientGame, BookQuestion } from './game.ts';

/** A view together with the book it is read by. */
export interface Reading {
  readonly view: AncientView;
  ask<T>(question: BookQuestion<T>): T;
  /** The same book on another view. */
  of(view: AncientView): Reading;
  /** Where moves of a nation lead from here. */
  follow(nation: string, moves: readonly unknown[]): Followed<AncientView>;
}

export function reading(game: Pick<AncientGame, 'ask' | 'follow'>, view: AncientView): Reading {
  return {
    view,
    ask: (question) => game.ask(view, question),
    of: (other) => reading(game, other),
    follow: (nation, moves) => game.follow(view, nation, moves),
  };
}
