import type { EpView } from '@ecumene/expansion-project/reference';
import { isAncientView, useView } from '../ancients/view.ts';

/** The table made this view with the game of the same name, so its form is known by one of its marks. */
function isEpView(view: unknown): view is EpView {
  return isAncientView(view) && 'blocks' in view && 'packages' in view;
}

export function useEpView(): EpView {
  const view = useView();
  if (!isEpView(view)) throw new Error('this is no view of the Expansion Project');
  return view;
}
