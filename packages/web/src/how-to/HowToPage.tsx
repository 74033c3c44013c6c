import type { ReactElement } from 'react';
import { Link } from '../app/router.tsx';
import { Shell } from '../app/Shell.tsx';
import { useFetched } from '../app/use-fetched.ts';
import { titleOf } from '../games/index.ts';
import { PageHeader } from '../lobby/PageHeader.tsx';
import { Fault } from '../people/Fault.tsx';
import { Book } from '../rules/Book.tsx';
import { type BookWithQuestions, bookOf } from '../rules/book-of.ts';
import { t } from '../text/text.ts';
import { GuideSections } from './GuideSections.tsx';
import type { Guide } from './guide.ts';
import { guideOf } from './guides.ts';
import { IndexContext } from './Term.tsx';
import './how-to.css';

interface Loaded {
  readonly guide: Guide;
  readonly book: BookWithQuestions;
}

async function load(game: string): Promise<Loaded> {
  const [guide, book] = await Promise.all([guideOf(game), bookOf(game)]);
  return { guide, book };
}

/** How a game is played: the guide first, then all its rules. */
export function HowToPage({ game }: { readonly game: string }): ReactElement {
  const { found: loaded, fault } = useFetched(load, game);
  const title = t('How to play {game}', { game: titleOf(game) });
  return (
    <Shell
      title={title}
      band={
        <PageHeader
          above={<Link to="/learn">{t('Learn to play')}</Link>}
          title={title}
          game={game}
          below={t('Ten minutes to read. Tap an underlined word to see its rule.')}
        >
          <Link to={`/learn/${game}`} className="button primary big">
            {t('Lessons')}
          </Link>
          <Link to={`/solo?game=${game}`} className="button big">
            {t('Play')}
          </Link>
        </PageHeader>
      }
    >
      <Fault why={fault} />
      {loaded === undefined ? (
        fault === undefined && (
          <p className="soft" data-loading>
            {t('Loading …')}
          </p>
        )
      ) : (
        <IndexContext value={loaded.book.index}>
          <div className="how-to">
            <nav className="how-to-contents" aria-label={t('On this page')}>
              <a href="#goal">{t('The goal')}</a>
              <a href="#turn">{t('A turn')}</a>
              <a href="#keys">{t('What decides games')}</a>
              <a href="#mistakes">{t('Common mistakes')}</a>
              <a href="#rules">{t('All rules')}</a>
            </nav>
            <GuideSections guide={loaded.guide} />
            <section id="rules" aria-labelledby="rules-title" className="how-to-rules">
              <h2 id="rules-title">{t('All rules')}</h2>
              <Book {...loaded.book} rule="" />
            </section>
          </div>
        </IndexContext>
      )}
    </Shell>
  );
}
