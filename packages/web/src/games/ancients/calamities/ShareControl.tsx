import { type ReactElement, useState } from 'react';
import { Sign } from '../../../nations/Sign.tsx';
import { isAmounts } from '../../../questions/kinds.ts';
import { Stepper } from '../../../questions/Stepper.tsx';
import { useTable } from '../../../table/at-table.ts';
import { t } from '../../../text/text.ts';
import type { ControlProps } from '../../game-screen.ts';
import { useView } from '../view.ts';
import { evenly, type Shares, sumOf, withShare } from './shares.ts';
import './calamities.css';

/** How much each of the others loses: nations side by side with what they have, and a counter that runs down to zero. */
export function ShareControl({ asked: { question }, answer }: ControlProps): ReactElement {
  const { name } = useTable();
  const { nations } = useView();
  const { over, goal } = isAmounts(question) ? question : { over: [], goal: 0 };
  const [shares, setShares] = useState<Shares>({});
  const left = goal - sumOf(shares);
  const given = Object.fromEntries(Object.entries(shares).filter(([, share]) => share > 0));
  return (
    <div className="amounts">
      <ul className="victims scrolling-list">
        {over.map((pile) => {
          const nation = nations.find((one) => one.name === pile.id);
          const label = name('nation', pile.id);
          return (
            <li key={pile.id} className="victim">
              <Sign nation={pile.id} size={24} />
              <span className="victim-name">
                {label}
                <span className="hint">
                  {t('{cities, plural, one {# city} other {# cities}}, {tokens} tokens', {
                    cities: nation?.cities ?? 0,
                    tokens: nation?.tokens ?? 0,
                  })}
                </span>
              </span>
              <Stepper
                label={label}
                value={shares[pile.id] ?? 0}
                least={0}
                most={Math.min(pile.most, (shares[pile.id] ?? 0) + left)}
                set={(value) => setShares(withShare(shares, pile, value, goal))}
              />
              <button
                type="button"
                className="button quiet small"
                onClick={() => setShares(withShare(shares, pile, pile.most, goal))}
              >
                {t('max {n}', { n: pile.most })}
                <span className="unseen">{label}</span>
              </button>
            </li>
          );
        })}
      </ul>
      <div className="choices">
        <button type="button" className="button quiet" onClick={() => setShares(evenly(over, goal))}>
          {t('Divide evenly')}
        </button>
        <button type="button" className="button primary" disabled={left !== 0} onClick={() => void answer(given)}>
          {left === 0 ? t('Confirm') : t('{left} left to divide', { left })}
        </button>
      </div>
    </div>
  );
}
