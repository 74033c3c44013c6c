import type { Paragraph, RuleIndex } from '@ecumene/engine';
import { type ReactElement, useDeferredValue, useEffect, useState } from 'react';
import { Link } from '../app/router.tsx';
import { Shell } from '../app/Shell.tsx';
import { TITLES } from '../games/index.ts';
import { Band } from '../lobby/Band.tsx';
import { t } from '../text/text.ts';
import '../app/pages.css';
import './rules-page.css';

async function indexOf(game: string): Promise<RuleIndex> {
  switch (game) {
    case 'advanced-civilization':
      return (await import('@ecumene/advanced-civilization/rules')).rules;
    case 'through-the-ages':
      return (await import('@ecumene/through-the-ages/rules')).rules;
    default:
      throw new Error(t('There are no rules for {game} here.', { game }));
  }
}

/** The rulebook as an index: every paragraph in a sentence, to be searched by number or by word. */
export function RulesPage({ game, rule }: { readonly game: string; readonly rule: string }): ReactElement {
  const [index, setIndex] = useState<RuleIndex | undefined>(undefined);
  const [fault, setFault] = useState<string | undefined>(undefined);
  const [wanted, setWanted] = useState(rule);
  const sought = useDeferredValue(wanted.trim().toLowerCase());
  useEffect(() => {
    indexOf(game).then(setIndex, (error: unknown) => setFault(error instanceof Error ? error.message : String(error)));
  }, [game]);
  const found = index?.paragraphs.filter((one) => matches(index, one, sought)) ?? [];
  return (
    <Shell
      title={t('Rules of {game}', { game: TITLES[game] ?? game })}
      band={<Band title={t('Rules of {game}', { game: TITLES[game] ?? game })} below={<OtherRules game={game} />} />}
    >
      <div className="narrow">
        <input
          type="search"
          className="rules-search"
          aria-label={t('Search the rules')}
          placeholder={t('A number or a word')}
          value={wanted}
          onChange={({ target }) => setWanted(target.value)}
        />
        {fault !== undefined && <p role="alert">{fault}</p>}
        {index !== undefined && (
          <p className="soft" aria-live="polite">
            {t('{n, plural, =0 {No paragraph says so.} one {One paragraph.} other {# paragraphs.}}', {
              n: found.length,
            })}
          </p>
        )}
        {index !== undefined && (
          <dl className="rules-list sheet">
            {found.map(({ id, says, kind }) => (
              <div key={id} className={`rules-row rules-${kind}`}>
                <dt>{`${index.book} ${id}`}</dt>
                <dd>{says}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </Shell>
  );
}

/** The way to the rules of the other games. */
function OtherRules({ game }: { readonly game: string }): ReactElement {
  return (
    <>
      {t('Every paragraph in a sentence of ours.')}{' '}
      {Object.entries(TITLES)
        .filter(([name]) => name !== game)
        .map(([name, title]) => (
          <Link key={name} to={`/rules/${name}`}>
            {t('Rules of {game}', { game: title })}
          </Link>
        ))}
    </>
  );
}

function matches({ book }: RuleIndex, { id, says }: Paragraph, sought: string): boolean {
  if (sought === '') return true;
  const name = `${book} ${id}`.toLowerCase();
  return name.startsWith(sought) || id.toLowerCase().startsWith(sought) || says.toLowerCase().includes(sought);
}
