import { isRecord, type Question } from '@ecumene/engine';
import { type ComponentType, type ReactElement, useCallback, useState } from 'react';
import { useTable } from '../../../table/at-table.ts';
import { t } from '../../../text/text.ts';
import type { ControlProps } from '../../game-screen.ts';
import { useOwnNation } from '../view.ts';
import type { AbilityForm } from './forms.ts';
import './abilities.css';

function openIn(question: Question, forms: readonly AbilityForm[]): readonly AbilityForm[] {
  const given: unknown = isRecord(question) ? question['abilities'] : undefined;
  return Array.isArray(given) ? forms.filter(({ id }) => given.includes(id)) : [];
}

/** The control for a game's special abilities. */
export function abilitiesControl(forms: readonly AbilityForm[]): ComponentType<ControlProps> {
  return (props) => <AbilitiesControl forms={forms} {...props} />;
}

/** The special abilities one has, each to be used once: what it does, and what it is used on. */
function AbilitiesControl({
  forms,
  asked: { id: asked, question },
  answer,
}: ControlProps & { readonly forms: readonly AbilityForm[] }): ReactElement | null {
  const { name, port, refuse } = useTable();
  const own = useOwnNation();
  const open = openIn(question, forms);
  const [chosen, setChosen] = useState(() => open.find((one) => one.isUnderWay?.(question))?.id);
  const using = open.find(({ id }) => id === chosen);
  const explain = useCallback(
    (move: object) => void port.check(asked, { do: chosen, ...move }).then(refuse, () => undefined),
    [port, asked, chosen, refuse],
  );
  if (own === undefined) return null;
  return (
    <div className="amounts">
      {using === undefined && (
        <p className="hint">{t('Use each ability once, in any order. Press one to see what it can do.')}</p>
      )}
      <div className="choices abilities">
        {open.map(({ id, says }) => (
          <button
            key={id}
            type="button"
            className="button toggle"
            aria-pressed={id === using?.id}
            title={says}
            onClick={() => setChosen(id === using?.id ? undefined : id)}
          >
            {name('card', id)}
          </button>
        ))}
        {using === undefined && (
          <button type="button" className="button primary" onClick={() => void answer({ do: 'done' })}>
            {t('End abilities')}
          </button>
        )}
      </div>
      {using !== undefined && (
        <>
          <p className="hint ability-says">{using.says}</p>
          <using.Form
            key={using.id}
            ability={using.id}
            own={own}
            question={question}
            use={(move) => void answer({ do: using.id, ...move })}
            explain={explain}
            cancel={() => setChosen(undefined)}
          />
        </>
      )}
    </div>
  );
}
