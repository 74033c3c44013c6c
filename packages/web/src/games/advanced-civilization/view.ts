import type { AcView } from '@ecumene/advanced-civilization/reference';
import { isAncientView, useView as useAncientView } from '../ancients/view.ts';

/** The table made this view with the game of the same name, so its form is known by one of its marks. */
function isAcView(view: unknown): view is AcView {
  return isAncientView(view) && 'cardPoints' in view;
}

export function useView(): AcView {
  const view = useAncientView();
  if (!isAcView(view)) throw new Error('this is no view of Advanced Civilization');
  return view;
}
