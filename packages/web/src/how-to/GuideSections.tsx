import type { ReactElement } from 'react';
import { t } from '../text/text.ts';
import type { Guide, Key, Told } from './guide.ts';
import { Term, WithTerms } from './Term.tsx';

/** The guide itself: the goal, a turn, what decides games, and common mistakes. */
export function GuideSections({ guide }: { readonly guide: Guide }): ReactElement {
  const { goal, picture, turn, phases, keys, mistakes } = guide;
  return (
    <>
      <section id="goal" aria-labelledby="goal-title" className="sheet how-to-part">
        <h2 id="goal-title">{t('The goal')}</h2>
        <div className="how-to-beside">
          <div>
            {goal.map((told) => (
              <p key={told.words}>
                <WithTerms told={told} />
              </p>
            ))}
          </div>
          {picture}
        </div>
      </section>
      <section id="turn" aria-labelledby="turn-title" className="sheet how-to-part">
        <h2 id="turn-title">{t('A turn at a glance')}</h2>
        <p>
          <WithTerms told={turn} />
        </p>
        <ol className="how-to-phases">
          {phases.map(({ step, title, about, rule }) => (
            <li key={step}>
              <b>
                <Term rule={numberOf(rule)}>{title}</Term>
              </b>
              <span>{about}</span>
            </li>
          ))}
        </ol>
      </section>
      <section id="keys" aria-labelledby="keys-title" className="sheet how-to-part">
        <h2 id="keys-title">{t('Five things that decide games')}</h2>
        <ol className="how-to-keys">
          {keys.map((key) => (
            <KeyItem key={key.title} {...key} />
          ))}
        </ol>
      </section>
      <section id="mistakes" aria-labelledby="mistakes-title" className="sheet how-to-part">
        <h2 id="mistakes-title">{t('Common mistakes')}</h2>
        <ul className="how-to-mistakes">
          {mistakes.map((told: Told) => (
            <li key={told.words}>
              <WithTerms told={told} />
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

function KeyItem({ title, picture, ...told }: Key): ReactElement {
  return (
    <li className={picture === undefined ? undefined : 'how-to-beside'}>
      <div>
        <h3>{title}</h3>
        <p>
          <WithTerms told={told} />
        </p>
      </div>
      {picture}
    </li>
  );
}

/** The number of a paragraph, without the name of its book. */
function numberOf(rule: string): string {
  return rule.slice(rule.indexOf(' ') + 1);
}
