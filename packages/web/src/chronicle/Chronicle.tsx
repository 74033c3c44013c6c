import { type Seat, the } from '@ecumene/engine';
import { type ReactElement, useEffect, useMemo, useRef, useState } from 'react';
import { useTable } from '../table/at-table.ts';
import { useStory, useTelling } from '../table/story.tsx';
import { useAsides } from '../table/table-events.ts';
import { t } from '../text/text.ts';
import { ChronicleLine } from './ChronicleLine.tsx';
import { isAbout } from './doers.ts';
import { type Line, linesOf, type Offers, withOffersFolded } from './lines.ts';
import './chronicle.css';

/** So many lines are written at once; older ones on request. */
const PAGE = 120;

/** Stands for every part of the story, and for everybody. */
const ALL = '';

/** All that has happened, told as sentences, the latest below. */
export function Chronicle(): ReactElement {
  const { game, tableView, name } = useTable();
  const { words } = useTelling();
  const [chapter, setChapter] = useState(ALL);
  const [whose, setWhose] = useState<Seat>(ALL);
  const [pages, setPages] = useState(1);
  const end = useRef<HTMLLIElement>(null);
  const lines = useLines(chapter, whose);
  const shown = lines.slice(-PAGE * pages);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line, or another part, brings the end into view.
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'nearest' });
  }, [lines.length, chapter, whose]);
  return (
    <div className="chronicle">
      <div className="chronicle-parts">
        <select aria-label={t('Filter by kind')} value={chapter} onChange={({ target }) => setChapter(target.value)}>
          <option value={ALL}>{t('Everything')}</option>
          {game.chapters.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
        <select aria-label={t('Filter by player')} value={whose} onChange={({ target }) => setWhose(target.value)}>
          <option value={ALL}>{t('Everyone')}</option>
          {tableView.seats.map((seat) => {
            const { is, id } = game.leads?.(tableView.view, seat) ?? the('seat', seat);
            return (
              <option key={seat} value={seat}>
                {name(is, id)}
              </option>
            );
          })}
        </select>
      </div>
      {shown.length < lines.length && (
        <button type="button" className="button quiet small" onClick={() => setPages(pages + 1)}>
          {t('Earlier')}
        </button>
      )}
      {lines.length === 0 && <p className="hint">{t('No entries yet.')}</p>}
      <ol className="chronicle-lines">
        {shown.map((line, place) => {
          // Lines only ever follow those there are; in another part they are others.
          const key = `${chapter} ${whose} ${lines.length - shown.length + place}`;
          return <ChronicleLine key={key} line={line} words={words} />;
        })}
        <li ref={end} aria-hidden="true" />
      </ol>
    </div>
  );
}

/** The lines of a part of the story. A late game has thousands: they are gone through only when there are others. */
function useLines(chapter: string, whose: Seat): readonly (Line | Offers)[] {
  const { game, tableView } = useTable();
  const { handovers, view } = tableView;
  const asides = useAsides();
  const story = useStory();
  const lines = useMemo(() => {
    const events = game.chapters.find(({ id }) => id === chapter)?.events;
    return linesOf(story, [...handovers, ...asides], events);
  }, [game, story, handovers, asides, chapter]);
  const { is, id } = game.leads?.(view, whose) ?? the('seat', whose);
  return useMemo(() => {
    const about = whose === ALL ? lines : lines.filter(isAbout(game, whose, the(is, id)));
    return withOffersFolded(about, (happening) => game.offer?.(happening) !== undefined);
  }, [game, lines, whose, is, id]);
}
