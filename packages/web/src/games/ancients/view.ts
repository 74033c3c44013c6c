import type { AncientView, NationView } from '@ecumene/ancients';
import { isRecord } from '@ecumene/engine';
import { useMemo } from 'react';
import { useTable } from '../../table/at-table.ts';
import { type AncientGame, isAncientScreen } from './game.ts';
import { type Reading, reading } from './reading.ts';

/** A table of a Civilization game made this view, so its form is known by its marks. */
export function isAncientView(view: unknown): view is AncientView {
  return isRecord(view) && 'ground' in view && 'nations' in view && 'areas' in view;
}

/** The Civilization game that is played at this table. */
export function useAncients(): AncientGame {
  const { game } = useTable();
  if (!isAncientScreen(game)) throw new Error(`${game.name} is no Civilization game`);
  return game.ancients;
}

export function useView(): AncientView {
  const { tableView } = useTable();
  if (!isAncientView(tableView.view)) throw new Error('this is no view of a Civilization game');
  return tableView.view;
}

/** What is seen, to be read by the book of the game. */
export function useReading(): Reading {
  const game = useAncients();
  const view = useView();
  return useMemo(() => reading(game, view), [game, view]);
}

/** The nation the person at this screen leads, if any. */
export function useOwnNation(): NationView | undefined {
  const { seat } = useTable();
  const view = useView();
  return seat === null ? undefined : view.nations.find((nation) => nation.seat === seat);
}

/** Nations somebody leads, in the order of the census where there has been one. */
export function nationsInOrder({ nations, census }: AncientView): NationView[] {
  const place = (name: string): number => {
    const found = census.indexOf(name);
    return found < 0 ? census.length : found;
  };
  return nations.filter(({ seat }) => seat !== null).toSorted((a, b) => place(a.name) - place(b.name));
}
