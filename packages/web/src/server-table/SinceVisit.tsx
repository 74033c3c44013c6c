import type { News, TableInfo, TableView } from '@ecumene/client';
import { type ReactElement, useEffect, useMemo, useState } from 'react';
import type { GameScreen } from '../games/game-screen.ts';
import { useTable } from '../table/at-table.ts';
import { useStory, useTelling } from '../table/story.tsx';
import { t } from '../text/text.ts';
import { useDecided } from './decided.ts';
import { aboutMe, firstOwn, keepVisit, lastVisit } from './visits.ts';

/** So much of it is told; the rest can be read in the log. */
const MOST = 12;

interface SinceVisitProps {
  readonly info: TableInfo;
}

/** What has happened to one's own since one last looked in, told once as the table is opened. */
export function SinceVisit({ info }: SinceVisitProps): ReactElement | null {
  const { id: table } = info;
  // What bots did before people play themselves is told by another note.
  const { startTurn } = info.plan;
  const { tableView, seat, game } = useTable();
  const story = useStory();
  const [visit] = useState(() => ({
    from: seat === null ? undefined : lastVisit(table, seat),
    to: tableView.number,
  }));
  const [away, setAway] = useState(false);
  useEffect(() => {
    if (seat !== null) keepVisit(table, seat, tableView.number);
  }, [table, seat, tableView.number]);
  const { tell } = useTelling();
  const elsewhere = useToldOfClock(info);
  const all = useMemo(() => {
    if (seat === null || visit.from === undefined) return [];
    const leads = game.leads?.(tableView.view, seat)?.id;
    const from = Math.max(visit.from, firstOwn(story, startTurn));
    const mine = aboutMe(story, leads === undefined ? [seat] : [seat, leads], from, visit.to);
    return mine.filter(({ happening }) => game.offer?.(happening) === undefined);
  }, [story, seat, game, tableView.view, visit, startTurn]);
  const news = useMemo(
    () => all.filter(({ happening }) => !elsewhere.includes(tell(happening))),
    [all, elsewhere, tell],
  );
  const report = useMemo(() => agentReport(tableView, game, news, visit.from), [tableView, game, news, visit]);
  if (away || (news.length === 0 && report === undefined)) return null;
  const rest = news.filter((one) => report?.includes(one) !== true);
  const left = rest.length - MOST;
  return (
    <section className="table-note table-note-quiet since-visit" aria-label={t('Since you were here')}>
      <div>
        <p>
          <b>{t('Since you were here')}</b>
        </p>
        {report !== undefined && (
          <>
            <p>
              {report.length === 0
                ? t('Your trading agent made no trade.')
                : t('Your trading agent traded for you. It has stopped now that you are back.')}
            </p>
            <Told news={report} />
          </>
        )}
        <Told news={rest.slice(-MOST)} />
        {left > 0 && <p>{t('{left, plural, one {1 more is} other {# more are}} in the log.', { left })}</p>}
      </div>
      <button type="button" className="button small" onClick={() => setAway(true)}>
        {t('OK')}
      </button>
    </section>
  );
}

/** What another note tells of the clock's decisions: it is not told twice, also after that note was put away. */
function useToldOfClock(info: TableInfo): readonly string[] {
  const words = useDecided(info)
    ?.told.map((one) => one.words)
    .join('\n');
  const [told, setTold] = useState<readonly string[]>([]);
  useEffect(() => {
    if (words !== undefined) setTold((before) => [...before, ...words.split('\n')]);
  }, [words]);
  return told;
}

function Told({ news }: { readonly news: readonly News[] }): ReactElement | null {
  const { tell } = useTelling();
  if (news.length === 0) return null;
  return (
    <ul>
      {news.map(({ happening }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list is told once and never changes.
        <li key={place}>{tell(happening)}</li>
      ))}
    </ul>
  );
}

/**
 * What came of the trades an agent made while its player was away since a visit, with the cards that changed hands; nothing,
 * if it was not in charge then.
 */
function agentReport(
  { left }: Pick<TableView, 'left'>,
  { isDeal }: Pick<GameScreen, 'isDeal'>,
  news: readonly News[],
  visit: number | undefined,
): readonly News[] | undefined {
  const away = left.flatMap((one) => one.away ?? [])[0];
  const { from = 0, to = Number.POSITIVE_INFINITY } = away ?? {};
  if (away === undefined || visit === undefined || to < visit) return undefined;
  const trades = news.filter(({ number, happening }) => number >= from && number < to && isDeal?.(happening));
  const numbers = new Set(trades.map(({ number }) => number));
  return news.filter(({ number }) => numbers.has(number));
}
