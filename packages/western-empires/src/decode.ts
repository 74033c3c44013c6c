import { decodeView, oncePerView } from '@ecumene/ancients';
import type { FullCredits, WeState } from './book/state.ts';
import type { WeView } from './view.ts';

const NONE: FullCredits = { science: 0, arts: 0, crafts: 0, civics: 0, religion: 0 };

/** What a view shows, to be read with the functions of the book. */
export const decode = oncePerView((view: WeView): WeState => {
  const state = decodeView(view);
  return {
    ...state,
    outOfPlay: state.outOfPlay ?? [],
    credits: view.nations.map(({ name }) => view.credits[name] ?? NONE),
    newCredits: view.nations.map(({ name }) => view.newCredits[name] ?? NONE),
  };
});
