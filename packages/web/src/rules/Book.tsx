import type { Paragraph, RuleIndex } from '@ecumene/engine';
import { type ReactElement, useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { t } from '../text/text.ts';
import { anchorOf, type Chapter, chaptersOf } from './chapters.ts';
import { RuleChapter } from './RuleChapter.tsx';
import type { RuleQuestions } from './rule-questions.ts';
import { foundIn } from './search.ts';
import './rules-page.css';

const NONE: readonly Paragraph[] = [];

interface BookProps {
  readonly index: RuleIndex;
  readonly questions: RuleQuestions;
  /** A paragraph to open the book at, or words to look for. */
  readonly rule: string;
}

/** A rulebook by chapters, with a search. */
export function Book({ index, questions, rule }: BookProps): ReactElement {
  const target = useTarget(index, rule);
  const [wanted, setWanted] = useState(target === undefined ? rule : '');
  const sought = useDeferredValue(wanted);
  const chapters = useMemo(() => chaptersOf(index), [index]);
  const {
    chapters: found,
    isNearest,
    marks,
  } = useMemo(() => foundIn(chapters, index.book, sought), [chapters, index, sought]);
  const inOrder = useMemo(() => bestFirst(chapters, found), [chapters, found]);
  const known = useMemo(() => new Set(index.paragraphs.map(({ id }) => id)), [index]);
  const follow = useCallback(() => setWanted(''), []);
  const whole = sought.trim() === '';
  const count = found.reduce((sum, { paragraphs }) => sum + paragraphs.length, 0);
  useEffect(() => {
    if (target !== undefined) setWanted('');
  }, [target]);
  useEffect(() => {
    if (target === undefined || !whole) return;
    document.getElementById(anchorOf(target))?.scrollIntoView({ block: 'center' });
  }, [target, whole]);
  return (
    <div className="rules">
      <div className="rules-side">
        <input
          type="search"
          className="rules-search"
          aria-label={t('Search the rules')}
          placeholder={t('Number or keyword')}
          value={wanted}
          onChange={({ target: field }) => setWanted(field.value)}
        />
        <p className="soft" aria-live="polite">
          {isNearest && `${t('No exact match. Closest results:')} `}
          {t('{n, plural, =0 {No results.} one {1 result.} other {# results.}}', { n: count })}
        </p>
        <Contents chapters={found} counted={!whole} />
      </div>
      <div className="rules-book">
        {inOrder.map((chapter) => (
          <RuleChapter
            key={chapter.id}
            chapter={chapter}
            found={found.find(({ id }) => id === chapter.id)?.paragraphs ?? NONE}
            book={index.book}
            marks={marks}
            target={target}
            known={known}
            questions={questions}
            follow={follow}
          />
        ))}
      </div>
    </div>
  );
}

/** All chapters: those in which something was found as they were found, then the rest. */
function bestFirst(chapters: readonly Chapter[], found: readonly Chapter[]): readonly Chapter[] {
  const place = new Map(found.map(({ id }, i) => [id, i]));
  const placeOf = ({ id }: Chapter): number => place.get(id) ?? chapters.length;
  return [...chapters].sort((a, b) => placeOf(a) - placeOf(b));
}

/** The paragraph the book is open at: the one its address names, or the one it was opened for. */
function useTarget({ book, paragraphs }: RuleIndex, rule: string): string | undefined {
  const [hash, setHash] = useState(() => location.hash.slice(1));
  useEffect(() => {
    const look = (): void => setHash(location.hash.slice(1));
    window.addEventListener('hashchange', look);
    return () => window.removeEventListener('hashchange', look);
  }, []);
  return useMemo(
    () => paragraphs.find(({ id }) => (hash === '' ? `${book} ${id}` === rule : anchorOf(id) === hash))?.id,
    [book, paragraphs, rule, hash],
  );
}

interface ContentsProps {
  readonly chapters: readonly Chapter[];
  /** While something is sought: how much of it each chapter has. */
  readonly counted: boolean;
}

/** The table of contents: of all there is, or of what was found. On a phone it is folded away. */
function Contents({ chapters, counted }: ContentsProps): ReactElement {
  const list = (
    <ol className="rules-contents">
      {chapters.map(({ id, title, paragraphs }) => (
        <li key={id}>
          <a href={`#${id}`}>{title}</a>
          {counted && <span className="rules-count">{paragraphs.length}</span>}
        </li>
      ))}
    </ol>
  );
  return (
    <>
      <nav className="rules-wide" aria-label={t('Chapters')}>
        {list}
      </nav>
      <details className="rules-folded">
        <summary>{t('Chapters')}</summary>
        <nav aria-label={t('Chapters')}>{list}</nav>
      </details>
    </>
  );
}
