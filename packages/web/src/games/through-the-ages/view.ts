import { isRecord, type Seat, say, type Text } from '@ecumene/engine';
import type { AgesView, CivilizationView } from '@ecumene/through-the-ages/reference';
import { useTable } from '../../table/at-table.ts';

/** The table made this view with the game of the same name, so its form is known by some of its marks. */
export function isAgesView(view: unknown): view is AgesView {
  return isRecord(view) && 'civilizations' in view && 'row' in view;
}

export function useView(): AgesView {
  const { tableView } = useTable();
  if (!isAgesView(tableView.view)) throw new Error('this is no view of Through the Ages');
  return tableView.view;
}

/** The civilization of the person at this screen, if any. */
export function useOwn(): CivilizationView | undefined {
  const { seat } = useTable();
  return useView().civilizations.find((civ) => civ.seat === seat);
}

/** Whoever has resigned looks on. */
export function out(view: AgesView, seat: Seat): Text | undefined {
  const civ = view.civilizations.find((one) => one.seat === seat);
  return civ?.out ? say('Your civilization is out of the game.') : undefined;
}
