import type { ReactElement } from 'react';
import { t } from '../text/text.ts';
import { useTable } from './at-table.ts';

/** Which turn it is, of how many where that is settled; the last one is called so. */
export function TurnNow(): ReactElement | null {
  const { game, tableView } = useTable();
  const turn = game.turn(tableView.view) ?? 0;
  const last = tableView.over ? undefined : game.lastTurn(tableView.view);
  if (turn === 0) return null;
  if (last === undefined) return <span className="strip-turn">{t('Turn {turn}', { turn })}</span>;
  return (
    <span className={turn < last ? 'strip-turn' : 'strip-turn strip-last'}>
      <span className="strip-wordy">
        {turn < last ? t('Turn {turn} of {last}', { turn, last }) : t('Turn {turn}, the last', { turn })}
      </span>
      <span className="strip-brief">{t('{turn}/{last}', { turn, last })}</span>
    </span>
  );
}
