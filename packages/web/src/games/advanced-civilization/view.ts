import type { AcView } from '@ecumene/advanced-civilization/reference';
import type { NationView } from '@ecumene/ancients';
import { isRecord } from '@ecumene/engine';
import { useTable } from '../../table/at-table.ts';

/** The table made this view with the game of the same name, so its form is known by one of its marks. */
export function isAcView(view: unknown): view is AcView {
  return isRecord(view) && 'cardPoints' in view && 'nations' in view;
}

export function useView(): AcView {
  const { sight } = useTable();
  if (!isAcView(sight.view)) throw new Error('this is no view of Advanced Civilization');
  return sight.view;
}

/** The nation the person at this screen leads, if any. */
export function useOwnNation(): NationView | undefined {
  const { seat } = useTable();
  const view = useView();
  return seat === null ? undefined : view.nations.find((nation) => nation.seat === seat);
}

/** Nations somebody leads, in the order of the census where there has been one. */
export function nationsInOrder({ nations, census }: AcView): NationView[] {
  const place = (name: string): number => {
    const found = census.indexOf(name);
    return found < 0 ? census.length : found;
  };
  return nations.filter(({ seat }) => seat !== null).toSorted((a, b) => place(a.name) - place(b.name));
}
