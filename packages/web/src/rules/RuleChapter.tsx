import type { Paragraph } from '@ecumene/engine';
import { memo, type ReactElement } from 'react';
import { named, t } from '../text/text.ts';
import { anchorOf, type Chapter } from './chapters.ts';

interface RuleChapterProps {
  readonly chapter: Chapter;
  /** What of it is shown. The rest stays where it is, out of sight: to come and go costs more in a long book. */
  readonly found: readonly Paragraph[];
  readonly book: string;
  /** What is looked for; it is marked where it stands. */
  readonly sought: string;
  /** The paragraph the book was opened at. */
  readonly target: string | undefined;
}

/** One chapter of a rulebook; each paragraph has an address of its own. */
export const RuleChapter = memo(function RuleChapter({
  chapter,
  found,
  book,
  sought,
  target,
}: RuleChapterProps): ReactElement {
  const shown = new Set(found);
  return (
    <section className="sheet rules-chapter" aria-labelledby={chapter.id} hidden={found.length === 0}>
      <h2 id={chapter.id}>{chapter.title}</h2>
      <dl className="rules-list">
        {chapter.paragraphs.map((paragraph) => {
          const { id, says, kind } = paragraph;
          return (
            <div
              key={id}
              id={anchorOf(id)}
              hidden={!shown.has(paragraph)}
              className={`rules-row rules-${kind}${id === target ? ' rules-target' : ''}`}
            >
              <dt>
                <a href={`#${anchorOf(id)}`} title={t('Link to this paragraph')}>{`${book} ${id}`}</a>
              </dt>
              <dd>
                <Marked text={named(says)} sought={sought} />
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
});

/** A text with what is looked for marked in it. */
function Marked({ text, sought }: { readonly text: string; readonly sought: string }): ReactElement {
  const at = sought.length < 2 ? -1 : text.toLowerCase().indexOf(sought.toLowerCase());
  if (at < 0) return <>{text}</>;
  const end = at + sought.length;
  return (
    <>
      {text.slice(0, at)}
      <mark>{text.slice(at, end)}</mark>
      <Marked text={text.slice(end)} sought={sought} />
    </>
  );
}
