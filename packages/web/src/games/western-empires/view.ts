import type { WeView } from '@ecumene/western-empires/reference';
import { isAncientView, useView } from '../ancients/view.ts';

/** The table made this view with the game of the same name, so its form is known by one of its marks. */
function isWeView(view: unknown): view is WeView {
  return isAncientView(view) && 'calamitiesHeld' in view;
}

export function useWeView(): WeView {
  const view = useView();
  if (!isWeView(view)) throw new Error('this is no view of Western Empires');
  return view;
}
