import { terrainOf } from '@ecumene/ancients';
import { lazy, type ReactElement, Suspense, useCallback, useContext, useMemo, useRef } from 'react';
import { Board } from '../../board/Board.tsx';
import type { Journey } from '../../board/Motion.tsx';
import { piecesOf } from '../../board/pieces.ts';
import { Replaying } from '../../replay/replaying.ts';
import { useTable } from '../../table/at-table.ts';
import { t } from '../../text/text.ts';
import { AreaCard } from './AreaCard.tsx';
import { journeysIn } from './journeys.ts';
import { forecasts } from './movement/forecast.ts';
import { useOwnNation, useView } from './view.ts';

const Afterwards = lazy(async () => ({ default: (await import('./result/Afterwards.tsx')).Afterwards }));

/** The board of Advanced Civilization with everything on it; when the game is over, how it ended. */
export function Stage(): ReactElement {
  const view = useView();
  const own = useOwnNation();
  const { name, port, sight } = useTable();
  const lookingBack = useContext(Replaying);
  const { areas, nations } = view;
  const pieces = useMemo(() => piecesOf({ areas, nations }), [areas, nations]);
  const clashes = useMemo(
    () => (own === undefined || view.movement === null ? [] : forecasts(view, own.name).map(({ area }) => area)),
    [view, own],
  );
  const latest = useRef(view);
  latest.current = view;
  const describe = useCallback(
    (id: string): string => {
      const { ground, areas: settled } = latest.current;
      const terrain = terrainOf(ground);
      const number = terrain.numbers.get(id) ?? -1;
      const parts = [name('area', id)];
      if (!terrain.isLand[number]) return t('{area}, open sea', { area: name('area', id) });
      parts.push(t('feeds {limit}', { limit: terrain.limit[number] ?? 0 }));
      if (terrain.site[number] !== 'none') parts.push(t('city site'));
      if (terrain.floodPlain[number]) parts.push(t('flood plain'));
      if (terrain.volcano[number]) parts.push(t('volcano'));
      const here = settled[id];
      if (here?.city) parts.push(t('city of {nation}', { nation: name('nation', here.city) }));
      for (const [nation, count] of Object.entries(here?.tokens ?? {}))
        parts.push(
          t('{nation} {n, plural, one {# token} other {# tokens}}', { nation: name('nation', nation), n: count }),
        );
      return parts.join(', ');
    },
    [name],
  );
  const listen = useCallback(
    (listener: (journeys: readonly Journey[]) => void) =>
      port.listen((news) => {
        const berth = (nation: string, ship: number): string | undefined =>
          latest.current.nations.find((one) => one.name === nation)?.ships.find(({ no }) => no === ship)?.area;
        const journeys = journeysIn(news, berth);
        if (journeys.length > 0) listener(journeys);
      }),
    [port],
  );
  return (
    <Board
      ground={view.ground}
      pieces={pieces}
      describe={describe}
      own={own?.name ?? null}
      clashes={clashes}
      journeys={listen}
    >
      <AreaCard />
      {sight.over && !lookingBack && (
        <Suspense>
          <Afterwards />
        </Suspense>
      )}
    </Board>
  );
}
