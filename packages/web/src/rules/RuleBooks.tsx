import type { ReactElement } from 'react';
import { Link } from '../app/router.tsx';
import { Shell } from '../app/Shell.tsx';
import { TITLES } from '../games/index.ts';
import { PageHeader } from '../lobby/PageHeader.tsx';
import { aboutGame } from '../lobby/presets.ts';
import { t } from '../text/text.ts';
import './rules-page.css';

/** The rulebooks of all games. */
export function RuleBooks(): ReactElement {
  return (
    <Shell
      title={t('Rules')}
      band={<PageHeader title={t('Rules')} below={t('Every rule, paragraph by paragraph, in our own words.')} />}
    >
      <ul className="rule-books">
        {TITLES.map(([name, title]) => (
          <li key={name} className="sheet rule-book">
            <h2>
              <Link to={`/rules/${name}`}>{title}</Link>
            </h2>
            <p className="soft">{aboutGame({ name })}</p>
            <span className="ways">
              <Link to={`/rules/${name}`} className="button primary">
                {t('Open the rules')} <span className="unseen">{t('of {game}', { game: title })}</span>
              </Link>
              <Link to={`/how-to/${name}`} className="button">
                {t('How to play')} <span className="unseen">({title})</span>
              </Link>
              <Link to={`/solo?game=${name}`} className="button">
                {t('Play')} <span className="unseen">({title})</span>
              </Link>
            </span>
          </li>
        ))}
      </ul>
    </Shell>
  );
}
