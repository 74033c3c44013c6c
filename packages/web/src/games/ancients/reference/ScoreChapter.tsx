import type { ReactElement } from 'react';
import { RuleLink } from '../../../rules/RuleLink.tsx';
import { useTable } from '../../../table/at-table.ts';
import { t } from '../../../text/text.ts';
import { ScoreBars } from '../result/ScoreBars.tsx';
import { scoresOf } from '../result/scores.ts';
import { TieBreaks } from '../result/TieBreaks.tsx';
import { useAncients, useView } from '../view.ts';

/** How everybody stands now, and what it is made of. */
export function ScoreChapter(): ReactElement {
  const { tableView } = useTable();
  const game = useAncients();
  const scores = scoresOf(game, useView(), tableView.ranking);
  if (scores.length === 0) return <p className="hint">{t('The nations have not been chosen yet.')}</p>;
  return (
    <section className="chapter">
      <ScoreBars scores={scores} />
      <p className="hint">
        {game.scoring.says} <RuleLink rule={game.scoring.rule} />
      </p>
      <TieBreaks />
    </section>
  );
}
