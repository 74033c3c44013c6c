import { decodeView, nationNamed, oncePerView } from '@ecumene/ancients';
import { NO_CREDITS, type WeState } from './book/state.ts';
import type { WeView } from './view.ts';

/** What a view shows, to be read with the functions of the book. */
export const decode = oncePerView((view: WeView): WeState => {
  const state = decodeView(view);
  return {
    ...state,
    outOfPlay: state.outOfPlay ?? [],
    credits: view.nations.map(({ name }) => view.credits[name] ?? NO_CREDITS),
    newCredits: view.nations.map(({ name }) => view.newCredits[name] ?? NO_CREDITS),
    lateIron: view.lateIron && {
      ...view.lateIron,
      nations: view.lateIron.nations.map((name) => nationNamed(state, name)),
    },
  };
});
