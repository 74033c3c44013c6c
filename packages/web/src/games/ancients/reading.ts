import type { AncientView } from '@ecumene/ancients';
import type { AncientGame, BookQuestion } from './game.ts';

/** A view together with the book it is read by. */
export interface Reading {
  readonly view: AncientView;
  ask<T>(question: BookQuestion<T>): T;
  /** The same book on another view. */
  of(view: AncientView): Reading;
}

export function reading(game: Pick<AncientGame, 'ask'>, view: AncientView): Reading {
  return {
    view,
    ask: (question) => game.ask(view, question),
    of: (other) => reading(game, other),
  };
}
