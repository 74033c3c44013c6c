import { type ReactElement, useEffect, useMemo, useState } from 'react';
import { useTable } from '../table/at-table.ts';
import { useStory, useTelling } from '../table/story.tsx';
import { t } from '../text/text.ts';
import { aboutMe, keepVisit, lastVisit } from './visits.ts';

/** So much of it is told; the rest can be read in the log. */
const MOST = 12;

/** What has happened to one's own since one last looked in, told once as the table is opened. */
export function SinceVisit({ table }: { readonly table: string }): ReactElement | null {
  const { sight, seat, game } = useTable();
  const story = useStory();
  const { tell } = useTelling();
  const [visit] = useState(() => ({
    from: seat === null ? undefined : lastVisit(table, seat),
    to: sight.number,
  }));
  const [away, setAway] = useState(false);
  useEffect(() => {
    if (seat !== null) keepVisit(table, seat, sight.number);
  }, [table, seat, sight.number]);
  const news = useMemo(() => {
    if (seat === null || visit.from === undefined) return [];
    const leads = game.leads?.(sight.view, seat)?.id;
    return aboutMe(story, leads === undefined ? [seat] : [seat, leads], visit.from, visit.to);
  }, [story, seat, game, sight.view, visit]);
  if (away || news.length === 0) return null;
  const left = news.length - MOST;
  return (
    <section className="table-note table-note-quiet since-visit" aria-label={t('Since you were here')}>
      <div>
        <p>
          <b>{t('Since you were here')}</b>
        </p>
        <ul>
          {news.slice(-MOST).map(({ happening }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list is told once and never changes.
            <li key={place}>{tell(happening)}</li>
          ))}
        </ul>
        {left > 0 && <p>{t('{left, plural, one {1 more is} other {# more are}} in the log.', { left })}</p>}
      </div>
      <button type="button" className="button small" onClick={() => setAway(true)}>
        {t('OK')}
      </button>
    </section>
  );
}
