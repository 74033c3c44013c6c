import { type ReactElement, useState } from 'react';
import type { ControlProps } from '../games/game-screen.ts';
import { useTable } from '../table/at-table.ts';
import { t } from '../text/text.ts';
import { isOrder } from './kinds.ts';

/** All of several, first to last: each can be moved up. */
export function OrderControl({ asked: { question }, answer }: ControlProps): ReactElement {
  const { name } = useTable();
  const { items, of } = isOrder(question) ? question : { items: [], of: undefined };
  const [order, setOrder] = useState(items);
  const raise = (place: number): void => {
    const item = order[place];
    if (item === undefined || place === 0) return;
    setOrder(order.toSpliced(place, 1).toSpliced(place - 1, 0, item));
  };
  return (
    <div className="amounts">
      <ol className="order-list">
        {order.map((id, place) => {
          const label = of === undefined ? id : name(of, id);
          return (
            <li key={id}>
              <span>{t('{place}. {label}', { place: place + 1, label })}</span>
              <button
                type="button"
                className="step"
                disabled={place === 0}
                aria-label={t('Move {label} up', { label })}
                onClick={() => raise(place)}
              >
                ↑
              </button>
            </li>
          );
        })}
      </ol>
      <button type="button" className="button primary" onClick={() => void answer(order)}>
        {t('Confirm order')}
      </button>
    </div>
  );
}
