import type { Pile } from '@ecumene/engine';
import { type ReactElement, useMemo, useState } from 'react';
import type { ControlProps } from '../games/game-screen.ts';
import { useTable } from '../table/at-table.ts';
import { type Mark, useIntent } from '../table/desk.ts';
import { t } from '../text/text.ts';
import { CountDown } from './CountDown.tsx';
import { isAmounts } from './kinds.ts';
import { Stepper } from './Stepper.tsx';

type Amounts = Readonly<Record<string, number>>;

/** Amounts by pile that come to a goal: a counter runs down to zero; on the board, a tap adds one. */
export function AmountsControl({ asked: { id, question }, answer }: ControlProps): ReactElement {
  const { name, port } = useTable();
  const { over, of, goal } = isAmounts(question) ? question : { over: [], of: undefined, goal: 0 };
  const [amounts, setAmounts] = useState<Amounts>(() => leastOf(over));
  const left = goal - over.reduce((sum, pile) => sum + (amounts[pile.id] ?? 0) * (pile.worth ?? 1), 0);
  const intent = useMemo(
    () => ({
      areas: new Map<string, Mark>(over.map((pile) => [pile.id, markOf(pile, amounts[pile.id] ?? 0)])),
      dims: true,
      tap: (area: string): void => {
        const pile = over.find((one) => one.id === area);
        if (pile === undefined) return;
        setAmounts((before) => {
          const now = before[area] ?? 0;
          const fits = now < pile.most && (pile.worth ?? 1) <= left;
          return { ...before, [area]: fits ? now + 1 : (pile.least ?? 0) };
        });
      },
    }),
    [over, amounts, left],
  );
  useIntent(of === 'area' ? intent : undefined);
  const suggest = async (): Promise<void> => {
    const suggestion = await port.suggest(id);
    if (isAmountsAnswer(suggestion)) setAmounts({ ...leastOf(over), ...suggestion });
  };
  return (
    <div className="amounts">
      <ul className="amounts-list">
        {over.map((pile) => {
          const label = of === undefined ? pile.id : name(of, pile.id);
          return (
            <li key={pile.id}>
              <span>{label}</span>
              {(pile.worth ?? 1) > 1 && <span className="hint">{t('{worth} each', { worth: pile.worth ?? 1 })}</span>}
              <Stepper
                label={label}
                value={amounts[pile.id] ?? 0}
                least={pile.least ?? 0}
                most={pile.most}
                set={(value) => setAmounts({ ...amounts, [pile.id]: value })}
              />
            </li>
          );
        })}
      </ul>
      <CountDown
        left={left}
        ready={t('Done')}
        suggest={() => void suggest()}
        give={() => void answer(given(amounts))}
      />
    </div>
  );
}

function leastOf(over: readonly Pile[]): Amounts {
  return Object.fromEntries(over.flatMap(({ id, least = 0 }) => (least > 0 ? [[id, least]] : [])));
}

function given(amounts: Amounts): Amounts {
  return Object.fromEntries(Object.entries(amounts).filter(([, amount]) => amount > 0));
}

function markOf({ most }: Pile, amount: number): Mark {
  return { is: amount > 0 ? 'chosen' : 'can', badge: `${amount}/${most}` };
}

function isAmountsAnswer(value: unknown): value is Amounts {
  return typeof value === 'object' && value !== null && Object.values(value).every((one) => typeof one === 'number');
}
