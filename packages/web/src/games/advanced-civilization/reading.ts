import { type AcView, book, decode } from '@ecumene/advanced-civilization/reference';
import { followerOf } from '@ecumene/ancients';
import type { AncientGame } from '../ancients/game.ts';
import { type Reading, reading } from '../ancients/reading.ts';
import { asAcView } from './view.ts';

/** Asks the book of Advanced Civilization about a view of it. */
export const ask: AncientGame['ask'] = (view, question) => question(book, decode(asAcView(view)));

const followAc = followerOf(decode, { book });

/** Follows planned moves on a view of Advanced Civilization. */
export const follow: AncientGame['follow'] = (view, nation, moves) => followAc(asAcView(view), nation, moves);

export function readingOf(view: AcView): Reading {
  return reading({ ask, follow }, view);
}
