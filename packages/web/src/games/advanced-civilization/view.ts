import type { AcView } from '@ecumene/advanced-civilization/reference';
import type { AncientView } from '@ecumene/ancients';
import { useTable } from '../../table/at-table.ts';
import { isAncientView } from '../ancients/view.ts';

/** The table made this view with the game of the same name, so its form is known by one of its marks. */
export function isAcView(view: unknown): view is AcView {
  return isAncientView(view) && 'cardPoints' in view;
}

export function asAcView(view: AncientView): AcView {
  if (!isAcView(view)) throw new Error('this is no view of Advanced Civilization');
  return view;
}

export function useView(): AcView {
  const { sight } = useTable();
  if (!isAcView(sight.view)) throw new Error('this is no view of Advanced Civilization');
  return sight.view;
}
