import { type AcView, book, decode } from '@ecumene/advanced-civilization/reference';
import { followerOf } from '@ecumene/ancients';
import type { AncientGame } from '../ancients/game.ts';
import { type Reading, reading } from '../ancients/reading.ts';

/** Asks the book of Advanced Civilization about a view of it. */
export const ask: AncientGame<AcView>['ask'] = (view, question) => question(book, decode(view));

/** Follows planned moves on a view of Advanced Civilization. */
export const follow = followerOf(decode, { book });

export function readingOf(view: AcView): Reading {
  return reading({ ask, follow }, view);
}
