import type { ReactElement } from 'react';
import { Sign } from '../../../nations/Sign.tsx';
import { useTable } from '../../../table/at-table.ts';
import { useSheetUp } from '../../../table/sheet.ts';
import { t } from '../../../text/text.ts';
import type { ControlProps } from '../../game-screen.ts';
import { useOwnNation, useView } from '../view.ts';
import { LatestDeal } from './DealList.tsx';
import { useTraders } from './market.ts';
import './trade-control.css';

/** Who is done trading, what was traded last, and the calm toggle with which one says so oneself. */
export function TradeControl({ answer }: ControlProps): ReactElement {
  const { name, request } = useTable();
  useSheetUp();
  const { market } = useView();
  const own = useOwnNation();
  const others = useTraders().filter((one) => one !== own);
  const isDone = own !== undefined && market.done.includes(own.name);
  const toggle = (): void => {
    if (isDone) void request({ do: 'take-back' });
    else void answer({ do: 'done' });
  };
  return (
    <div className="trade-control">
      <LatestDeal />
      <div className="traders-side">
        <ul className="traders">
          {others.map((one) => {
            const done = market.done.includes(one.name);
            const nation = name('nation', one.name);
            const words = done
              ? t('{nation} is done, but can still accept offers', { nation })
              : t('{nation} is trading', { nation });
            return (
              <li key={one.name} className="trader" data-done={done} title={words}>
                <Sign nation={one.name} size={24} title={words} />
                {done && <Tick />}
              </li>
            );
          })}
        </ul>
        {others.some((one) => market.done.includes(one.name)) && (
          <p className="hint traders-words" aria-hidden="true">
            {t('✓ Done, but can still accept offers')}
          </p>
        )}
      </div>
      <button type="button" className="done-toggle" aria-pressed={isDone} onClick={toggle}>
        <span className="done-mark" aria-hidden="true">
          <Tick />
        </span>
        {t('Done trading')}
      </button>
    </div>
  );
}

function Tick(): ReactElement {
  return (
    <svg className="tick" viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
      <path d="M3 8.5 6.5 12 13 4.5" fill="none" stroke="currentColor" strokeWidth="2.4" strokeLinecap="round" />
    </svg>
  );
}
