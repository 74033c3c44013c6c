import { type ReactElement, useContext, useMemo } from 'react';
import { ChartsPanel, usePast } from '../../../charts/ChartsPanel.tsx';
import { useSamples } from '../../../charts/samples.ts';
import { AfterButtons } from '../../../replay/AfterButtons.tsx';
import { leadsIn } from '../../../replay/leads.ts';
import { Replaying } from '../../../replay/replaying.ts';
import { useTable } from '../../../table/at-table.ts';
import { useStory } from '../../../table/story.tsx';
import { t } from '../../../text/text.ts';
import { isOfAges } from '../happened.ts';
import { useView } from '../view.ts';
import { CultureTable } from './CultureTable.tsx';
import { lastEvents, makingOf, stoppedEarly } from './culture.ts';
import { Ranking } from './Ranking.tsx';
import { type TurningPoint, turningPoints } from './story.ts';
import { TurningPoints } from './TurningPoints.tsx';
import { verdict } from './verdict.ts';
import './result.css';

/** How it ended, as a story: who stands where and by what, what turned it, how each total was made, and how it grew. */
export function Result(): ReactElement {
  const { tableView, seat: me, name } = useTable();
  const view = useView();
  const { civilizations, round } = view;
  const story = useStory();
  const lookingBack = useContext(Replaying);
  const told = useMemo(() => story.map(({ happening }) => happening).filter(isOfAges), [story]);
  const makings = useMemo(() => makingOf(told, civilizations), [told, civilizations]);
  const last = useMemo(() => lastEvents(told), [told]);
  const points = useTurningPoints();
  const order = tableView.ranking.flatMap(({ seat, rank }) =>
    makings.filter((one) => one.seat === seat).map((making) => ({ ...making, rank })),
  );
  const own = order.find(({ seat }) => seat === me);
  return (
    <section className="result" aria-label={t('How it ended')}>
      <h2>{verdict(order, me, (seat) => name('seat', seat))}</h2>
      {own !== undefined && (
        <p>
          {t('You have {culture} culture: place {rank} of {all}.', {
            culture: own.rounds.at(-1) ?? 0,
            rank: own.rank,
            all: order.length,
          })}
        </p>
      )}
      <p className="soft">
        {stoppedEarly(view) && `${t('The players agreed to stop here.')} `}
        {t('{rounds, plural, one {1 round} other {# rounds}} played.', { rounds: round })}
      </p>
      {!lookingBack && <AfterButtons />}
      <h3>{t('Final standing')}</h3>
      <Ranking order={order} />
      {points.length > 0 && (
        <>
          <h3>{t('Turning points')}</h3>
          <TurningPoints points={points} />
        </>
      )}
      <h3>{t('Score breakdown')}</h3>
      <CultureTable order={order} last={last} />
      <h3>{t('Turn by turn')}</h3>
      <ChartsPanel />
    </section>
  );
}

function useTurningPoints(): readonly TurningPoint[] {
  const story = useStory();
  const samples = useSamples(usePast());
  return useMemo(() => {
    const told = story.flatMap(({ number, happening }) => (isOfAges(happening) ? [{ number, ...happening }] : []));
    return turningPoints(told, leadsIn(samples));
  }, [story, samples]);
}
