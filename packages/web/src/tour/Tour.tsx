import { type ReactElement, useEffect, useState } from 'react';
import { useTable } from '../table/at-table.ts';
import { t } from '../text/text.ts';
import './tour.css';

const KEY = 'ecumene.tour';

/** Topics a newcomer has been told about on this device; `left` when they want no more. */
function remembered(): readonly string[] {
  return (localStorage.getItem(KEY) ?? '').split(' ').filter((word) => word !== '');
}

function remember(words: readonly string[]): void {
  localStorage.setItem(KEY, words.join(' '));
}

/** Lets the hints be given again. */
export function startTour(): void {
  remember([]);
  window.dispatchEvent(new Event(KEY));
}

/** Hints for the first turns. Each speaks only when its question is on the screen, and all can be left at any time. */
export function Tour(): ReactElement | null {
  const { game, sight } = useTable();
  const [told, setTold] = useState(remembered);
  useEffect(() => {
    const again = (): void => setTold(remembered());
    window.addEventListener(KEY, again);
    return () => window.removeEventListener(KEY, again);
  }, []);
  const topics = sight.questions.map(({ question }) => question.topic);
  const hint = told.includes('left')
    ? undefined
    : game.hints.find(({ topic }) => topics.includes(topic) && !told.includes(topic));
  if (hint === undefined) return null;
  const number = game.hints.filter(({ topic }) => told.includes(topic)).length + 1;
  const keep = (words: readonly string[]): void => {
    remember(words);
    setTold(words);
  };
  return (
    <aside className="tour" aria-label={t('A hint')}>
      <p className="tour-count">{t('Hint {number} of {all}', { number, all: game.hints.length })}</p>
      <h2>{hint.title}</h2>
      <p>{hint.words}</p>
      <div className="tour-ways">
        <button type="button" className="button small quiet" onClick={() => keep([...told, 'left'])}>
          {t('No more hints')}
        </button>
        <button type="button" className="button small primary" onClick={() => keep([...told, hint.topic])}>
          {t('I see')}
        </button>
      </div>
    </aside>
  );
}
