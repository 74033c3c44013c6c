import type { ReactElement } from 'react';
import { locale, t } from '../text/text.ts';
import { useTable } from './at-table.ts';

/** What was answered by plan or automatically since one last answered oneself: it can be looked up, and perhaps undone. */
export function PlayedFromPlan(): ReactElement | null {
  const { tableView, name } = useTable();
  const lastOwn = tableView.answered.findLastIndex(({ automatic }) => automatic !== true);
  const topics = [...new Set(tableView.answered.slice(lastOwn + 1).map(({ topic }) => topic))];
  if (topics.length === 0) return null;
  const list = new Intl.ListFormat(locale()).format(topics.map((topic) => name('topic', topic)));
  return (
    <span className="soft" role="status">
      {t('Answered for you as planned: {list}.', { list })}
    </span>
  );
}
