import type { News } from '@ecumene/client';
import { type ReactElement, useContext, useEffect, useRef, useState } from 'react';
import { actFrom } from '../playback/acts.ts';
import { perform } from '../playback/encore.ts';
import { Replaying } from '../replay/replaying.ts';
import { RuleLink } from '../rules/RuleLink.tsx';
import { useTable } from '../table/at-table.ts';
import { useStory } from '../table/story.tsx';
import { t } from '../text/text.ts';
import './chronicle.css';

/** So many lines are written at once; older ones on request. */
const PAGE = 120;

/** All that has happened, told as sentences, the latest below. */
export function Chronicle(): ReactElement {
  const { game, words } = useTable();
  const story = useStory();
  const [chapter, setChapter] = useState('all');
  const [pages, setPages] = useState(1);
  const lookingBack = useContext(Replaying);
  const showAgain = (news: News): void => perform(actFrom(game, story.slice(story.indexOf(news))));
  const end = useRef<HTMLLIElement>(null);
  const events = game.chapters.find(({ id }) => id === chapter)?.events;
  const lines = story.filter(({ happening }) => events === undefined || events.includes(happening.event.what));
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
        {shown.map((news, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the story only grows at its end.
          <li key={lines.length - shown.length + place} className={`line line-${news.happening.event.what}`}>
            <span>{words(game.tell(news.happening))}</span> <RuleLink rule={news.happening.rule} />
            {!lookingBack && game.scene(news.happening)?.opens !== undefined && (
              <button type="button" className="line-again" onClick={() => showAgain(news)}>
                {t('Show again')}
              </button>
            )}
          </li>
        ))}
        <li ref={end} aria-hidden="true" />
      </ol>
    </div>
  );
}
