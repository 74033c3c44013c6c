import type { ReactElement } from 'react';
import { Link } from '../app/router.tsx';
import { Shell } from '../app/Shell.tsx';
import { useFetched } from '../app/use-fetched.ts';
import { titleOf } from '../games/index.ts';
import { PageHeader } from '../lobby/PageHeader.tsx';
import { Fault } from '../people/Fault.tsx';
import { t } from '../text/text.ts';
import { Book } from './Book.tsx';
import { bookOf } from './book-of.ts';
import { LostParts } from './LostParts.tsx';

interface RulesPageProps {
  readonly game: string;
  /** A paragraph to open the book at, or words to look for. */
  readonly rule: string;
}

/** The rulebook as an index: every paragraph in a sentence, by chapters, to be searched by number or by word. */
export function RulesPage({ game, rule }: RulesPageProps): ReactElement {
  const { found: book, fault } = useFetched(bookOf, game);
  const title = t('Rules of {game}', { game: titleOf(game) });
  return (
    <Shell
      title={title}
      band={
        <PageHeader
          above={<Link to="/rules">{t('Rules')}</Link>}
          title={title}
          game={game}
          below={t('Every paragraph of the rulebook in one sentence.')}
        >
          <Link to={`/how-to/${game}`} className="button big">
            {t('How to play')}
          </Link>
        </PageHeader>
      }
    >
      <Fault why={fault} />
      <LostParts game={game} />
      {book === undefined ? (
        fault === undefined && (
          <p className="soft" data-loading>
            {t('Loading …')}
          </p>
        )
      ) : (
        <Book {...book} rule={rule} />
      )}
    </Shell>
  );
}
