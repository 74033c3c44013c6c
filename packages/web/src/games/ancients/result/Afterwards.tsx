import type { Seat } from '@ecumene/engine';
import { type ReactElement, useMemo, useState } from 'react';
import { ChartsPanel, usePast } from '../../../charts/ChartsPanel.tsx';
import { useSamples } from '../../../charts/samples.ts';
import { Sign } from '../../../nations/Sign.tsx';
import { AfterButtons } from '../../../replay/AfterButtons.tsx';
import { leadsIn } from '../../../replay/leads.ts';
import { useTable } from '../../../table/at-table.ts';
import { useStage } from '../../../table/desk.ts';
import { useStory } from '../../../table/story.tsx';
import { locale, t } from '../../../text/text.ts';
import { isAncient } from '../events.ts';
import type { Score } from '../game.ts';
import { useAncients, useReading } from '../view.ts';
import { Calamities } from './Calamities.tsx';
import { ScoreBars } from './ScoreBars.tsx';
import { scoresOf } from './scores.ts';
import { type Told, turningPoints } from './story.ts';
import { TieBreaks } from './TieBreaks.tsx';
import { Trades } from './Trades.tsx';
import { TurningPoints } from './TurningPoints.tsx';
import '../../../reference/almanac.css';
import './afterwards.css';

const WHY: Readonly<Record<string, string>> = {
  finish: t('A marker reached the finish.'),
  'all-cards': t('A player bought every civilization card.'),
  time: t('The players agreed to stop here.'),
  turns: t('The agreed number of turns has been played.'),
  alone: t('All other players were out.'),
  empty: t('No player had a token or city left.'),
  stopped: t('A player left, and not everyone wanted to continue.'),
};

/** How it ended, as a story: over the board until somebody wants to see it, or a scene that is played there again. */
export function Afterwards(): ReactElement {
  const [open, setOpen] = useState(true);
  const isPlayed = useStage().length > 0;
  if (!open)
    return (
      <button type="button" className="button primary afterwards-back" onClick={() => setOpen(true)}>
        {t('How it ended')}
      </button>
    );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard.
    <section className="afterwards" aria-label={t('How it ended')} tabIndex={0} hidden={isPlayed}>
      <div className="afterwards-page">
        <Ending close={() => setOpen(false)} />
      </div>
    </section>
  );
}

function useTold(): readonly Told[] {
  const story = useStory();
  return useMemo(
    () =>
      story.flatMap(({ number, happening }) =>
        isAncient(happening) ? [{ number, event: happening.event, rule: happening.rule }] : [],
      ),
    [story],
  );
}

function Ending({ close }: { close(): void }): ReactElement {
  const { tableView } = useTable();
  const { view, ask } = useReading();
  const story = useTold();
  const samples = useSamples(usePast());
  const game = useAncients();
  const scores = scoresOf(game, view, tableView.ranking);
  const { nations } = view;
  const points = useMemo(() => {
    const nationOf = (seat: Seat): string | undefined => nations.find((nation) => nation.seat === seat)?.name;
    return turningPoints(story, leadsIn(samples), nationOf, {
      becauseOf: game.becauseOf,
      costOf: (card) => ask(({ advances }) => advances.rows.get(card)?.cost ?? 0),
    });
  }, [story, samples, nations, game, ask]);
  const ending = story.findLast(({ event }) => event.what === 'game-ends')?.event;
  return (
    <>
      <header className="afterwards-head">
        <Winners scores={scores} />
        <OwnPlace scores={scores} />
        <p className="soft">
          {ending?.what === 'game-ends' && `${WHY[ending.because] ?? ''} `}
          {t('{turns, plural, one {1 turn} other {# turns}} played.', { turns: view.turn })}
        </p>
        <AfterButtons>
          <button type="button" className="button quiet" onClick={close}>
            {t('Show board')}
          </button>
        </AfterButtons>
      </header>
      <section className="afterwards-part">
        <h2>{t('Final standing')}</h2>
        <ScoreBars scores={scores} />
        <TieBreaks />
      </section>
      {points.length > 0 && (
        <section className="afterwards-part">
          <h2>{t('Turning points')}</h2>
          <TurningPoints points={points} />
        </section>
      )}
      <section className="afterwards-part">
        <h2>{t('Turn by turn')}</h2>
        <ChartsPanel />
      </section>
      <section className="afterwards-part">
        <h2>{t('Calamities suffered')}</h2>
        <Calamities story={story} />
      </section>
      <section className="afterwards-part">
        <h2>{t('Trades made')}</h2>
        <Trades story={story} />
      </section>
    </>
  );
}

function Winners({ scores }: { readonly scores: readonly Score[] }): ReactElement {
  const { name } = useTable();
  const winners = scores.filter(({ rank }) => rank === 1);
  const names = winners.map(({ nation }) => name('nation', nation.name));
  const [first] = winners;
  return (
    <>
      <span className="afterwards-signs">
        {winners.map(({ nation }) => (
          <Sign key={nation.name} nation={nation.name} size={56} />
        ))}
      </span>
      <h2 className="afterwards-title">
        {winners.length === 1
          ? t('{seat} wins with {nation}.', {
              nation: names[0] ?? '',
              seat: name('seat', first?.nation.seat ?? ''),
            })
          : t('{nations} share the victory.', { nations: new Intl.ListFormat(locale()).format(names) })}
      </h2>
    </>
  );
}

/** How whoever looks came off, where somebody else has won. */
function OwnPlace({ scores }: { readonly scores: readonly Score[] }): ReactElement | null {
  const { seat } = useTable();
  const own = scores.find(({ nation }) => nation.seat === seat);
  if (seat === null || own === undefined || own.rank === 1) return null;
  const { rank, total } = own;
  return <p>{t('Your place: {rank} of {all}, with {total} points.', { rank, all: scores.length, total })}</p>;
}
