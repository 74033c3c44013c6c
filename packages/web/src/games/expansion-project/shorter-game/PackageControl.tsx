import { GROUPS, PACKAGES, type PackageId, packageOf } from '@ecumene/expansion-project/reference';
import { type ReactElement, useState } from 'react';
import { isChooseOne } from '../../../questions/kinds.ts';
import { useTable } from '../../../table/at-table.ts';
import { scrollIntoView } from '../../../table/scroll-into-view.ts';
import { t } from '../../../text/text.ts';
import { GroupSign } from '../../ancients/purchases/GroupSign.tsx';
import { GROUP_NAMES } from '../../ancients/purchases/groups.ts';
import type { ControlProps } from '../../game-screen.ts';
import { effectsInWords } from '../reference/effects.ts';
import { useEpView } from '../view.ts';
import { creditsOfPackage } from './packages.ts';
import './packages.css';

function isPackage(id: string): id is PackageId {
  return Object.hasOwn(PACKAGES, id);
}

/** Ten packages of advancements side by side, one of which is chosen in secret. */
export function PackageControl({ asked: { question }, answer }: ControlProps): ReactElement {
  const { name } = useTable();
  const { options } = useEpView();
  const [chosen, setChosen] = useState<string | undefined>(undefined);
  const from = isChooseOne(question) ? question.from.filter(isPackage) : [];
  const length = options.game === 'short' ? 'short' : 'medium';
  return (
    <div className="amounts">
      <p className="hint packages-about">
        {t('Numbers beside signs are credits for later purchases. Tokens are more people to place.')}
      </p>
      <ul className="packages scrolling-list">
        {from.map((id) => {
          const { advances, printed, tokens } = packageOf(id, length);
          const credits = options.packageCredits === 'printed' ? printed : creditsOfPackage(advances);
          return (
            <li key={id}>
              <button
                type="button"
                className="package victim-button"
                aria-pressed={chosen === id}
                ref={chosen === id ? scrollIntoView : undefined}
                onClick={() => setChosen(id)}
              >
                <b className="package-name">{name('package', id)}</b>
                <ul className="package-advances">
                  {advances.map((advance) => (
                    <li key={advance} title={effectsInWords(advance)}>
                      {name('card', advance)}
                      {chosen === id && <span className="package-effect">{effectsInWords(advance)}</span>}
                    </li>
                  ))}
                </ul>
                <span className="package-facts">
                  {GROUPS.filter((group) => (credits[group] ?? 0) > 0).map((group) => (
                    <span key={group} className="package-credit">
                      <GroupSign group={group} size={14} />
                      <span className="unseen">{GROUP_NAMES[group]} </span>
                      {credits[group]}
                    </span>
                  ))}
                  {tokens > 0 && <span>{t('+{tokens, plural, one {# token} other {# tokens}}', { tokens })}</span>}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      <div className="choices-end">
        <button
          type="button"
          className="button primary"
          disabled={chosen === undefined}
          onClick={() => void answer(chosen)}
        >
          {chosen === undefined ? t('Choose a package') : t('Take {package}', { package: name('package', chosen) })}
        </button>
      </div>
    </div>
  );
}
