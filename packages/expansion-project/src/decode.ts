import { decodeView, oncePerView } from '@ecumene/ancients';
import { type EpState, NO_CREDITS } from './book/state.ts';
import { BLOCKS, LEVELS } from './data/blocks.ts';
import type { EpView } from './view.ts';

/** What a view shows, to be read with the functions of the book. */
export const decode = oncePerView((view: EpView): EpState => {
  const state = decodeView(view);
  return {
    ...state,
    outOfPlay: state.outOfPlay ?? [],
    firstStacks: view.nations.map(({ name }) => LEVELS * Math.max(0, BLOCKS.indexOf(view.blocks[name] ?? 'west'))),
    credits: view.nations.map(({ name }) => view.credits[name] ?? NO_CREDITS),
    newCredits: view.nations.map(({ name }) => view.newCredits[name] ?? NO_CREDITS),
  };
});
