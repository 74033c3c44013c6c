import { areaId, areaNumber, type NationView, type Occupants } from '@ecumene/ancients';
import {
  diasporaTargets,
  doctrineTargets,
  mayFound,
  occupantsOf,
  pathTo,
  targetAreas,
} from '@ecumene/expansion-project/reference';
import { useEffect, useMemo } from 'react';
import { useSmallScreen } from '../../../board/small-screen.ts';
import { useDesk, type Way } from '../../../table/desk.ts';
import { ofNation } from '../reading.ts';
import { useEpView } from '../view.ts';

/** Where abilities can be used, by the same functions as the rules. */

type AreaAbility = 'fundamentalism' | 'monotheism' | 'politics';

/** Areas an ability can be used on, and whose units are there. */
export function useTargets(own: NationView, ability: AreaAbility): ReadonlyMap<string, Occupants> {
  const view = useEpView();
  return useMemo(() => {
    const [state, number] = ofNation(view, own.name);
    const areas = targetAreas(state, number, ability);
    return new Map(areas.map((area) => [areaId(state, area), occupantsOf(state, number, area)]));
  }, [view, own, ability]);
}

/** What Diaspora can place in an empty area. */
export interface Settling {
  readonly tokens: number;
  readonly city: boolean;
}

export function useSettlings(own: NationView): ReadonlyMap<string, Settling> {
  const view = useEpView();
  return useMemo(() => {
    const [state, number] = ofNation(view, own.name);
    return new Map(
      [...diasporaTargets(state, number)]
        .map(([area, room]): [string, Settling] => [
          areaId(state, area),
          { tokens: Math.min(room, own.stock), city: mayFound(state, number, area) },
        ])
        .filter(([, { tokens, city }]) => tokens > 0 || city),
    );
  }, [view, own]);
}

/** Areas with barbarians or pirates that a path leads to. */
export function useHeathens(own: NationView): readonly string[] {
  const view = useEpView();
  return useMemo(() => {
    const [state, number] = ofNation(view, own.name);
    return doctrineTargets(state, number).map((area) => areaId(state, area));
  }, [view, own]);
}

/** The path from own units to an area, as it is drawn on the board. */
export function usePath(own: NationView, area: string | undefined): readonly Way[] | undefined {
  const view = useEpView();
  return useMemo(() => {
    const [state, number] = ofNation(view, own.name);
    const place = area === undefined ? undefined : areaNumber(state, area);
    const legs = place === undefined ? undefined : pathTo(state, number, place);
    return legs?.map(({ by, areas }) => ({ by, areas: areas.map((one) => areaId(state, one)), draft: true }));
  }, [view, own, area]);
}

/** Brings a path into view on the board; on a phone where it ends, since long paths do not fit. */
export function useShown(path: readonly Way[] | undefined): void {
  const desk = useDesk();
  const isSmall = useSmallScreen();
  useEffect(() => {
    const areas = path?.flatMap((way) => way.areas) ?? [];
    desk.show(isSmall ? areas.slice(-1) : areas);
  }, [desk, path, isSmall]);
}
