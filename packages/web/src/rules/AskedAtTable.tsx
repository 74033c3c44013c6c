import type { ReactElement } from 'react';
import { Link } from '../app/router.tsx';
import { t } from '../text/text.ts';
import { anchorOf, type Chapter } from './chapters.ts';
import type { RuleQuestion, RuleQuestions } from './rule-questions.ts';

/** The questions a rule asks at the table; each leads to a lesson that asks it, where there is one. */
export function AskedAtTable({ questions }: { readonly questions: readonly RuleQuestion[] }): ReactElement {
  return (
    <ul className="rules-asked">
      {questions.map(({ words, lesson }) => (
        <li key={words}>
          <span>{t('You are asked: “{question}”', { question: words })}</span>
          {lesson && <Link to={lesson.path}>{t('Try it in the lesson “{lesson}”', { lesson: lesson.title })}</Link>}
        </li>
      ))}
    </ul>
  );
}

interface AskedInChapterProps {
  readonly chapter: Chapter;
  readonly book: string;
  readonly questions: RuleQuestions;
  follow(): void;
}

/** All questions a chapter asks; each leads to the rule that asks it. */
export function AskedInChapter({ chapter, book, questions, follow }: AskedInChapterProps): ReactElement | null {
  const asked = chapter.paragraphs.flatMap(({ id }) =>
    (questions[`${book} ${id}`] ?? []).map(({ words }) => ({ id, words })),
  );
  if (asked.length === 0) return null;
  return (
    <details className="rules-asked-in">
      <summary>
        {t('{n, plural, one {1 question at the table} other {# questions at the table}}', { n: asked.length })}
      </summary>
      <ul>
        {asked.map(({ id, words }) => (
          <li key={`${id} ${words}`}>
            <a href={`#${anchorOf(id)}`} onClick={follow}>
              {words}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
