import type { News } from '@ecumene/client';
import { type ReactElement, useContext, useEffect, useRef, useState } from 'react';
import { actFrom, beginsAct } from '../playback/acts.ts';
import { perform } from '../playback/encore.ts';
import { Replaying } from '../replay/replaying.ts';
import { RuleLink } from '../rules/RuleLink.tsx';
import { useTable } from '../table/at-table.ts';
import { handedOver } from '../table/handovers.ts';
import { useStory } from '../table/story.tsx';
import { t } from '../text/text.ts';
import { linesOf } from './lines.ts';
import './chronicle.css';

/** So many lines are written at once; older ones on request. */
const PAGE = 120;

/** All that has happened, told as sentences, the latest below. */
export function Chronicle(): ReactElement {
  const table = useTable();
  const { game, words, sight } = table;
  const story = useStory();
  const [chapter, setChapter] = useState('all');
  const [pages, setPages] = useState(1);
  const lookingBack = useContext(Replaying);
  const showAgain = (news: News): void => perform(actFrom(game, story.slice(story.indexOf(news))));
  const end = useRef<HTMLLIElement>(null);
  const events = game.chapters.find(({ id }) => id === chapter)?.events;
  const lines = linesOf(story, sight.handovers, events);
  const shown = lines.slice(-PAGE * pages);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line, or another part, brings the end into sight.
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'nearest' });
  }, [lines.length, chapter]);
  return (
    <div className="chronicle">
      <select
        aria-label={t('Which part of the story')}
        value={chapter}
        onChange={({ target }) => setChapter(target.value)}
      >
        <option value="all">{t('Everything')}</option>
        {game.chapters.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </select>
      {shown.length < lines.length && (
        <button type="button" className="button quiet small" onClick={() => setPages(pages + 1)}>
          {t('Earlier')}
        </button>
      )}
      {lines.length === 0 && <p className="hint">{t('Nothing has been written here yet.')}</p>}
      <ol className="chronicle-lines">
        {shown.map((line, place) => {
          const key = lines.length - shown.length + place;
          if (!('happening' in line))
            return (
              <li key={key} className="line line-handover">
                {handedOver(table, line)}
              </li>
            );
          const { happening } = line;
          return (
            <li key={key} className={`line line-${happening.event.what}`}>
              <span>{words(game.tell(happening))}</span> <RuleLink rule={happening.rule} />
              {!lookingBack && beginsAct(game, happening) && (
                <button type="button" className="line-again" onClick={() => showAgain(line)}>
                  {t('Show again')}
                </button>
              )}
            </li>
          );
        })}
        <li ref={end} aria-hidden="true" />
      </ol>
    </div>
  );
}
