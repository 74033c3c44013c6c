import type { AncientView, NationNumber } from '@ecumene/ancients';
import { nationNamed } from '@ecumene/ancients';
import { book, decode, type WeState } from '@ecumene/western-empires/reference';
import type { AncientGame } from '../ancients/game.ts';
import { asWeView } from './view.ts';

/** Asks the book of Western Empires about a view of it. */
export const ask: AncientGame['ask'] = (view, question) => question(book, decode(asWeView(view)));

/** What a view shows of a nation, for functions that only this game has. */
export function ofNation(view: AncientView, nation: string): readonly [WeState, NationNumber] {
  const state = decode(asWeView(view));
  return [state, nationNamed(state, nation)];
}
