import type { Paragraph } from '@ecumene/engine';
import { memo, type ReactElement } from 'react';
import { named, t } from '../text/text.ts';
import { AskedAtTable, AskedInChapter } from './AskedAtTable.tsx';
import { anchorOf, type Chapter, piecesOf } from './chapters.ts';
import type { RuleQuestions } from './rule-questions.ts';
import { type Found, NOTHING, runsOf } from './search.ts';

interface RuleChapterProps {
  readonly chapter: Chapter;
  /** What of it is shown. The rest stays where it is, out of view: to come and go costs more in a long book. */
  readonly found: readonly Paragraph[];
  readonly book: string;
  /** Which words are looked for; they are marked where they stand. */
  readonly marks: Found['marks'];
  /** The paragraph the book was opened at. */
  readonly target: string | undefined;
  /** The paragraphs that can be referred to. */
  readonly known: ReadonlySet<string>;
  /** What players are asked by it. */
  readonly questions: RuleQuestions;
  /** A reference is followed: what it leads to may be out of view. */
  follow(): void;
}

/** One chapter of a rulebook; each paragraph has an address of its own. */
export const RuleChapter = memo(function RuleChapter({
  chapter,
  found,
  book,
  marks,
  target,
  known,
  questions,
  follow,
}: RuleChapterProps): ReactElement {
  const shown = new Set(found);
  const row = (paragraph: Paragraph): ReactElement => {
    const { id, says, kind } = paragraph;
    const isShown = shown.has(paragraph);
    const asked = questions[`${book} ${id}`];
    return (
      <div
        key={id}
        id={anchorOf(id)}
        hidden={!isShown}
        className={`rules-row rules-${kind}${id === target ? ' rules-target' : ''}`}
      >
        <dt>
          <a href={`#${anchorOf(id)}`} title={t('Link to this paragraph')}>{`${book} ${id}`}</a>
        </dt>
        <dd>
          {piecesOf(named(says), known).map(({ text, to }) =>
            to === undefined ? (
              <Marked key={text} text={text} marks={isShown ? marks : NOTHING} />
            ) : (
              <a key={to} href={`#${anchorOf(to)}`} onClick={follow}>
                {text}
              </a>
            ),
          )}
          {asked && <AskedAtTable questions={asked} />}
        </dd>
      </div>
    );
  };
  return (
    <section className="sheet rules-chapter" aria-labelledby={chapter.id} hidden={found.length === 0}>
      <h2 id={chapter.id}>
        <Marked text={chapter.title} marks={marks} />
      </h2>
      <AskedInChapter chapter={chapter} book={book} questions={questions} follow={follow} />
      {chapter.parts.map(({ title, paragraphs }) => (
        <div key={title ?? ''} className="rules-under" hidden={!paragraphs.some((paragraph) => shown.has(paragraph))}>
          {title !== undefined && (
            <h3 className="rules-part">
              <Marked text={title} marks={marks} />
            </h3>
          )}
          <dl className="rules-list">{paragraphs.map(row)}</dl>
        </div>
      ))}
    </section>
  );
});

/** A text with the words that are looked for marked in it. */
function Marked({ text, marks }: { readonly text: string; readonly marks: Found['marks'] }): ReactElement {
  return (
    <>
      {runsOf(text, marks).map((run, place) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: the words of a text stay where they are.
        run.isMarked ? <mark key={place}>{run.text}</mark> : run.text,
      )}
    </>
  );
}
