import type { ReactElement } from 'react';
import { Sign } from '../../nations/Sign.tsx';
import { isChooseOne } from '../../questions/kinds.ts';
import { useTable } from '../../table/at-table.ts';
import { t } from '../../text/text.ts';
import type { ControlProps } from '../game-screen.ts';
import { useView } from './view.ts';
import './calamities/calamities.css';

/** One of several nations, each with what it has. */
export function NationControl({ asked: { question }, answer }: ControlProps): ReactElement {
  const { name } = useTable();
  const { nations } = useView();
  const from = isChooseOne(question) ? question.from : [];
  return (
    <ul className="victims victims-short scrolling-list">
      {from.map((id) => {
        const nation = nations.find((one) => one.name === id);
        return (
          <li key={id}>
            <button type="button" className="victim victim-button" onClick={() => void answer(id)}>
              <Sign nation={id} size={24} />
              <span className="victim-name">
                {name('nation', id)}
                <span className="hint">
                  {t('{cities, plural, one {# city} other {# cities}}, {stock} in stock', {
                    cities: nation?.cities ?? 0,
                    stock: nation?.stock ?? 0,
                  })}
                </span>
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
