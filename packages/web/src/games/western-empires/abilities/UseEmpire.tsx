import { neighboursFor } from '@ecumene/western-empires/reference';
import { type ReactElement, useState } from 'react';
import { useTable } from '../../../table/at-table.ts';
import { t } from '../../../text/text.ts';
import type { UseProps } from '../../ancients/abilities/forms.ts';
import { UseButtons } from '../../ancients/abilities/UseButtons.tsx';
import { ofNation } from '../reading.ts';
import { useWeView } from '../view.ts';
import { abilityAction } from './ability-actions.ts';

const { players: MOST } = abilityAction('take-cards');

/** Provincial Empire: neighbors who give a card. */
export function UseEmpire({ own, use, cancel }: UseProps): ReactElement {
  const { name } = useTable();
  const [state, number] = ofNation(useWeView(), own.name);
  const open = neighboursFor(state, number).flatMap((other) => state.nations[other]?.name ?? []);
  const [players, setPlayers] = useState<readonly string[]>(() => open.slice(0, MOST));
  const toggle = (nation: string): void =>
    setPlayers(players.includes(nation) ? players.filter((one) => one !== nation) : [...players, nation].slice(-MOST));
  return (
    <div className="choices">
      {open.map((nation) => (
        <button
          key={nation}
          type="button"
          className="button toggle"
          aria-pressed={players.includes(nation)}
          onClick={() => toggle(nation)}
        >
          {name('nation', nation)}
        </button>
      ))}
      <UseButtons
        label={t('Take a card from {n, plural, one {# player} other {# players}}', { n: players.length })}
        disabled={players.length === 0}
        use={() => use({ players })}
        cancel={cancel}
      />
    </div>
  );
}
