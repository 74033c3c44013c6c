import type { ReactElement } from 'react';
import { locale, t } from '../text/text.ts';
import { useTable } from './at-table.ts';
import { planTitle } from './planners.ts';

/** What was answered by plan or automatically since one last answered oneself: it can be looked up, and perhaps undone. */
export function PlayedFromPlan(): ReactElement | null {
  const { game, tableView, name } = useTable();
  const lastOwn = tableView.answered.findLastIndex(({ automatic }) => automatic !== true);
  const since = tableView.answered
    .slice(lastOwn + 1)
    .filter(({ topic }) => game.answeredBefore?.includes(topic) !== true);
  const called = [...new Set(since.map(({ topic }) => planTitle(game, topic) ?? name('topic', topic)))];
  if (called.length === 0) return null;
  const list = new Intl.ListFormat(locale()).format(called);
  return (
    <span className="soft" role="status">
      {t('Played as planned: {list}.', { list })}
    </span>
  );
}
