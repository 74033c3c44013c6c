import { regionOf } from '@ecumene/expansion-project/reference';
import { type ReactElement, useMemo, useState } from 'react';
import { Sign } from '../../../nations/Sign.tsx';
import { isChooseOne } from '../../../questions/kinds.ts';
import { useTable } from '../../../table/at-table.ts';
import { type Mark, useIntent } from '../../../table/desk.ts';
import { t } from '../../../text/text.ts';
import { BlockSign } from '../../ancients/trade/BlockSign.tsx';
import { useOwnNation } from '../../ancients/view.ts';
import type { ControlProps } from '../../game-screen.ts';
import { isCivilization } from '../reference/Culture.tsx';
import { trade } from '../trade/trade.ts';
import { useEpView } from '../view.ts';
import { Portrait } from './Portrait.tsx';
import './civilizations.css';

/** The civilization one has drawn, and those it could be exchanged for: both players must want it. */
export function ExchangeControl({ asked: { question }, answer }: ControlProps): ReactElement {
  const { name } = useTable();
  const view = useEpView();
  const own = useOwnNation()?.name;
  const choices = isChooseOne(question) ? question.from : [];
  const [wish, setWish] = useState<string | undefined>(undefined);
  const others = choices.filter(isCivilization);
  const keep = choices.find((id) => !isCivilization(id));
  const shown = wish ?? own;
  const intent = useMemo(() => {
    const areas = shown !== undefined && isCivilization(shown) ? regionOf(shown) : [];
    return { areas: new Map<string, Mark>(areas.map((area) => [area, { is: 'chosen' }])), shows: areas };
  }, [shown]);
  useIntent(intent);
  return (
    <div className="amounts">
      <ul className="civilizations scrolling-list">
        {others.map((id) => {
          const seat = view.nations.find((one) => one.name === id)?.seat;
          return (
            <li key={id}>
              <button
                type="button"
                className="victim victim-button"
                aria-pressed={wish === id}
                onClick={() => setWish(wish === id ? undefined : id)}
              >
                <Sign nation={id} size={24} />
                <span className="victim-name">
                  {name('nation', id)}
                  {seat !== null && seat !== undefined && <span className="hint">{name('seat', seat)}</span>}
                </span>
                {trade.blocks?.(view) !== undefined && <BlockSign block={trade.blocks(view)?.of(id) ?? 0} />}
              </button>
            </li>
          );
        })}
      </ul>
      {shown !== undefined && <Portrait nation={shown} />}
      <div className="choices-end">
        {wish !== undefined && (
          <button type="button" className="button" onClick={() => void answer(wish)}>
            {t('Offer to exchange for {nation}', { nation: name('nation', wish) })}
          </button>
        )}
        <button type="button" className="button primary" onClick={() => void answer(keep)}>
          {t('Keep {nation}', { nation: name('nation', own ?? '') })}
        </button>
      </div>
    </div>
  );
}
