import type { ReactElement } from 'react';
import { Link } from '../app/router.tsx';
import { Shell } from '../app/Shell.tsx';
import { titleOf } from '../games/index.ts';
import { PageHeader } from '../lobby/PageHeader.tsx';
import { aboutGame } from '../lobby/presets.ts';
import { Cover } from '../pictures/Cover.tsx';
import { t } from '../text/text.ts';
import { GAMES_WITH_LESSONS } from './all-lessons.ts';
import './learn.css';

/** Where somebody chooses which game to learn. */
export function LearnIndex(): ReactElement {
  const title = t('Learn to play');
  return (
    <Shell
      title={title}
      band={
        <PageHeader
          title={title}
          below={t('Read how to play in ten minutes, or learn by short lessons at a real table.')}
        />
      }
    >
      <ul className="learn">
        {GAMES_WITH_LESSONS.map((name) => (
          <li key={name} className="sheet learn-lesson">
            <span className="learn-cover">
              <Cover game={name} />
            </span>
            <span className="learn-words">
              <Link to={`/learn/${name}`}>{titleOf(name)}</Link>
              <span className="soft">{aboutGame({ name })}</span>
            </span>
            <span className="learn-ways">
              <Link className="button" to={`/how-to/${name}`}>
                {t('How to play')} <span className="unseen">({titleOf(name)})</span>
              </Link>
              <Link className="button primary" to={`/learn/${name}`}>
                {t('Lessons')} <span className="unseen">({titleOf(name)})</span>
              </Link>
            </span>
          </li>
        ))}
      </ul>
    </Shell>
  );
}
