import { type ReactElement, useState } from 'react';
import { Sign } from '../../../nations/Sign.tsx';
import { isChooseSome } from '../../../questions/kinds.ts';
import { useTable } from '../../../table/at-table.ts';
import { t } from '../../../text/text.ts';
import type { ControlProps } from '../../game-screen.ts';
import { useView } from '../view.ts';
import './calamities.css';

/** Which others are struck too: nations to be named, each with its cities and points. */
export function VictimsControl({ asked: { question }, answer }: ControlProps): ReactElement {
  const { name, tableView } = useTable();
  const { nations } = useView();
  const { from, most, least } = isChooseSome(question) ? question : { from: [], most: 0, least: 0 };
  const [named, setNamed] = useState<readonly string[]>([]);
  const toggle = (id: string): void =>
    setNamed(named.includes(id) ? named.filter((one) => one !== id) : [...named, id].slice(-most));
  return (
    <div className="amounts">
      <ul className="victims scrolling-list">
        {from.map((id) => {
          const nation = nations.find((one) => one.name === id);
          const points = tableView.ranking.find(({ seat }) => seat === nation?.seat)?.score ?? 0;
          return (
            <li key={id}>
              <button
                type="button"
                className="victim victim-button"
                aria-pressed={named.includes(id)}
                onClick={() => toggle(id)}
              >
                <Sign nation={id} size={24} />
                <span className="victim-name">
                  {name('nation', id)}
                  <span className="hint">
                    {t('{cities, plural, one {# city} other {# cities}}, score {points}', {
                      cities: nation?.cities ?? 0,
                      points,
                    })}
                  </span>
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      <button
        type="button"
        className="button primary"
        disabled={named.length < least}
        onClick={() => void answer(named)}
      >
        {named.length < least ? t('Choose {n} more', { n: least - named.length }) : t('Confirm')}
      </button>
    </div>
  );
}
