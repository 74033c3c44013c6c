import { lazy, type ReactElement, Suspense, useCallback, useContext, useMemo, useRef } from 'react';
import { Board } from '../../board/Board.tsx';
import type { Journey } from '../../board/Motion.tsx';
import { piecesOf } from '../../board/pieces.ts';
import { Replaying } from '../../replay/replaying.ts';
import { useTable } from '../../table/at-table.ts';
import { t } from '../../text/text.ts';
import { AreaCard } from './AreaCard.tsx';
import { groundWords, unitWords } from './area-words.ts';
import { journeysIn } from './journeys.ts';
import { forecasts } from './movement/forecast.ts';
import { HandStrip } from './trade/HandStrip.tsx';
import { useOwnNation, useReading } from './view.ts';

const Afterwards = lazy(async () => ({ default: (await import('./result/Afterwards.tsx')).Afterwards }));

/** The board with everything on it; when the game is over, how it ended. */
export function Stage(): ReactElement {
  const reading = useReading();
  const { view } = reading;
  const own = useOwnNation();
  const { name, port, tableView } = useTable();
  const lookingBack = useContext(Replaying);
  const { areas, nations } = view;
  const pieces = useMemo(() => piecesOf({ areas, nations }), [areas, nations]);
  const clashes = useMemo(
    () => (own === undefined || view.movement === null ? [] : forecasts(reading, own.name).map(({ area }) => area)),
    [reading, view, own],
  );
  const latest = useRef(view);
  latest.current = view;
  const describe = useCallback(
    (id: string): string =>
      [
        name('area', id),
        ...groundWords(view, id),
        ...unitWords(view, id, name).map(({ words }) => words),
        ...(clashes.includes(id) ? [t('Conflict likely')] : []),
      ].join(', '),
    [name, view, clashes],
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
      {...(view.outOfPlay !== undefined && { outOfPlay: view.outOfPlay })}
      pieces={pieces}
      describe={describe}
      own={own?.name ?? null}
      clashes={clashes}
      journeys={listen}
    >
      <AreaCard />
      {!lookingBack && <HandStrip />}
      {tableView.over && !lookingBack && (
        <Suspense>
          <Afterwards />
        </Suspense>
      )}
    </Board>
  );
}
