import type { ReactElement } from 'react';
import { Link } from '../app/router.tsx';
import { Shell } from '../app/Shell.tsx';
import { useFetched } from '../app/use-fetched.ts';
import { titleOf } from '../games/index.ts';
import { PageHeader } from '../lobby/PageHeader.tsx';
import { Fault } from '../people/Fault.tsx';
import { named, t } from '../text/text.ts';
import { lessonsOf } from './all-lessons.ts';
import { nextLesson, useFinished } from './finished-lessons.ts';
import type { Lesson } from './lesson.ts';
import './learn.css';

/** The lessons of a game: which are finished, and which comes next. */
export function LearnPage({ game }: { readonly game: string }): ReactElement {
  const { found: lessons, fault } = useFetched(lessonsOf, game);
  const title = t('Learn {game}', { game: titleOf(game) });
  return (
    <Shell
      title={title}
      band={
        <PageHeader
          above={<Link to="/learn">{t('Learn to play')}</Link>}
          title={title}
          game={game}
          below={t('Short lessons at a real table. Each shows one idea and lets you try it.')}
        />
      }
    >
      <Fault why={fault} />
      {lessons === undefined ? (
        fault === undefined && (
          <p className="soft" data-loading>
            {t('Loading …')}
          </p>
        )
      ) : (
        <LessonList game={game} lessons={lessons} />
      )}
    </Shell>
  );
}

function LessonList({ game, lessons }: { readonly game: string; readonly lessons: readonly Lesson[] }): ReactElement {
  const isFinished = useFinished(game);
  const next = nextLesson(lessons, isFinished);
  const finished = lessons.filter(isFinished).length;
  return (
    <div className="learn">
      <p className="soft">{t('{finished} of {all} lessons finished.', { finished, all: lessons.length })}</p>
      <ol className="learn-lessons">
        {lessons.map((lesson, i) => (
          <li key={lesson.id} className="sheet learn-lesson">
            <span className="learn-number" aria-hidden="true">
              {isFinished(lesson) ? '✓' : i + 1}
            </span>
            <span className="learn-words">
              <Link to={`/learn/${game}/${lesson.id}`}>{named(lesson.title)}</Link>
              <span className="soft">{named(lesson.about)}</span>
              {isFinished(lesson) && <span className="unseen">{t('Finished')}</span>}
            </span>
            <Link className={lesson === next ? 'button primary' : 'button'} to={`/learn/${game}/${lesson.id}`}>
              {isFinished(lesson) ? t('Repeat') : t('Start')} <span className="unseen">{named(lesson.title)}</span>
            </Link>
          </li>
        ))}
      </ol>
      <p className="ways">
        <Link className="button" to={`/solo?game=${game}`}>
          {t('Skip the lessons and play')}
        </Link>
        <Link className="button" to={`/how-to/${game}`}>
          {t('How to play')}
        </Link>
      </p>
    </div>
  );
}
