import { PROVINCIAL, provinces } from '@ecumene/expansion-project/reference';
import { type ReactElement, useState } from 'react';
import { Sign } from '../../../nations/Sign.tsx';
import { Stepper } from '../../../questions/Stepper.tsx';
import { useTable } from '../../../table/at-table.ts';
import { t } from '../../../text/text.ts';
import type { UseProps } from '../../ancients/abilities/forms.ts';
import { UseButtons } from '../../ancients/abilities/UseButtons.tsx';
import { ofNation } from '../reading.ts';
import { useEpView } from '../view.ts';
import '../../ancients/calamities/calamities.css';

/** Provincial Empire: players next to own units, each of whom gives a card, some more than one. */
export function UseEmpire({ own, use, cancel }: UseProps): ReactElement {
  const { name } = useTable();
  const view = useEpView();
  const [state, number] = ofNation(view, own.name);
  const open = [...provinces(state, number)].flatMap(([other, most]) => {
    const nation = view.nations[other];
    return nation === undefined ? [] : [{ nation, most }];
  });
  const [chosen, setChosen] = useState<Readonly<Record<string, number>>>(() => firstOf(open));
  const total = Object.values(chosen).reduce((sum, count) => sum + count, 0);
  return (
    <div className="amounts">
      <ul className="victims scrolling-list">
        {open.map(({ nation: { name: id, hand }, most }) => {
          const count = chosen[id] ?? 0;
          const set = (value: number): void => setChosen({ ...chosen, [id]: value });
          return (
            <li key={id} className="victim">
              <Sign nation={id} size={24} />
              <span className="victim-name">
                {name('nation', id)}
                <span className="hint">
                  {t('{hand, plural, =0 {no trade cards} one {# trade card} other {# trade cards}}', { hand })}
                </span>
              </span>
              <Stepper
                label={t('Cards from {nation}', { nation: name('nation', id) })}
                value={count}
                least={0}
                most={Math.min(most, count + PROVINCIAL.cards - total)}
                set={set}
              />
            </li>
          );
        })}
      </ul>
      <UseButtons
        label={t('Collect {total, plural, one {# card} other {# cards}}', { total })}
        disabled={total === 0}
        use={() =>
          use({ players: Object.entries(chosen).flatMap(([id, count]) => Array.from({ length: count }, () => id)) })
        }
        cancel={cancel}
      />
    </div>
  );
}

interface Province {
  readonly nation: { readonly name: string; readonly hand: number };
  readonly most: number;
}

/** Those with most cards in hand first, as many cards as may be collected. */
function firstOf(open: readonly Province[]): Record<string, number> {
  const chosen: Record<string, number> = {};
  let left: number = PROVINCIAL.cards;
  for (const { nation, most } of open.toSorted((a, b) => b.nation.hand - a.nation.hand)) {
    const count = Math.min(left, most, nation.hand);
    if (count > 0) chosen[nation.name] = count;
    left -= count;
  }
  return chosen;
}
