import type { Paragraph } from '@ecumene/engine';
import { memo, type ReactElement } from 'react';
import { named, t } from '../text/text.ts';
import { anchorOf, type Chapter, piecesOf } from './chapters.ts';

interface RuleChapterProps {
  readonly chapter: Chapter;
  /** What of it is shown. The rest stays where it is, out of sight: to come and go costs more in a long book. */
  readonly found: readonly Paragraph[];
  readonly book: string;
  /** What is looked for; it is marked where it stands. */
  readonly sought: string;
  /** The paragraph the book was opened at. */
  readonly target: string | undefined;
  /** The paragraphs that can be referred to. */
  readonly known: ReadonlySet<string>;
  /** A reference is followed: what it leads to may be out of sight. */
  follow(): void;
}

/** One chapter of a rulebook; each paragraph has an address of its own. */
export const RuleChapter = memo(function RuleChapter({
  chapter,
  found,
  book,
  sought,
  target,
  known,
  follow,
}: RuleChapterProps): ReactElement {
  const shown = new Set(found);
  const row = (paragraph: Paragraph): ReactElement => {
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
          {piecesOf(named(says), known).map(({ text, to }) =>
            to === undefined ? (
              <Marked key={text} text={text} sought={sought} />
            ) : (
              <a key={to} href={`#${anchorOf(to)}`} onClick={follow}>
                {text}
              </a>
            ),
          )}
        </dd>
      </div>
    );
  };
  return (
    <section className="sheet rules-chapter" aria-labelledby={chapter.id} hidden={found.length === 0}>
      <h2 id={chapter.id}>{chapter.title}</h2>
      {chapter.parts.map(({ title, paragraphs }) => (
        <div key={title ?? ''} className="rules-under" hidden={!paragraphs.some((paragraph) => shown.has(paragraph))}>
          {title !== undefined && (
            <h3 className="rules-part">
              <Marked text={title} sought={sought} />
            </h3>
          )}
          <dl className="rules-list">{paragraphs.map(row)}</dl>
        </div>
      ))}
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
