import { type ReactElement, useEffect, useMemo, useState } from 'react';
import { useTable } from '../table/at-table.ts';
import { useStory } from '../table/story.tsx';
import { t } from '../text/text.ts';
import { LineChart } from './LineChart.tsx';
import type { Figure, PastOfGame } from './past-of-game.ts';
import { useSamples } from './samples.ts';

/** How a game's past is drawn, as soon as it has been fetched. */
export function usePast(): PastOfGame | undefined {
  const { game } = useTable();
  const [past, setPast] = useState<PastOfGame | undefined>(undefined);
  useEffect(() => {
    let here = true;
    game.past().then(
      (found) => here && setPast(found),
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, [game]);
  return past;
}

function useFigures(): readonly Figure[] {
  const { name } = useTable();
  const story = useStory();
  const past = usePast();
  const samples = useSamples(past);
  return useMemo(() => past?.figures({ samples, story, name }) ?? [], [past, samples, story, name]);
}

/** The game so far, turn by turn. */
export function ChartsPanel(): ReactElement {
  const { tableView, seat, game } = useTable();
  const { over } = tableView;
  const own = seat === null ? undefined : (game.leads?.(tableView.view, seat)?.id ?? seat);
  const figures = useFigures().filter(({ labels }) => labels.length > 1);
  if (figures.length === 0)
    return (
      <p className="hint">
        {over ? t('The game was too short for charts.') : t('Charts appear after the first turn.')}
      </p>
    );
  return (
    <div className="charts">
      {figures.map((figure) => (
        <LineChart key={figure.id} figure={figure} own={own} />
      ))}
    </div>
  );
}
