import type { ReactElement } from 'react';
import { RuleLink } from '../../../rules/RuleLink.tsx';
import { useTable } from '../../../table/at-table.ts';
import { t } from '../../../text/text.ts';
import { ScoreBars } from '../result/ScoreBars.tsx';
import { scoresOf } from '../result/score.ts';
import { useView } from '../view.ts';

/** How everybody stands now, and what it is made of. */
export function ScoreChapter(): ReactElement {
  const { sight } = useTable();
  const scores = scoresOf(useView(), sight.standing);
  if (scores.length === 0) return <p className="hint">{t('The nations have not been chosen yet.')}</p>;
  return (
    <section className="chapter">
      <ScoreBars scores={scores} />
      <p className="hint">
        {t('A city counts 50, a step on the track 100, a civilization card its price, the treasury its tokens.')}{' '}
        {!sight.over && t('Trade cards in hand count when the game is over.')} <RuleLink rule="AC 35.1" />
      </p>
    </section>
  );
}
