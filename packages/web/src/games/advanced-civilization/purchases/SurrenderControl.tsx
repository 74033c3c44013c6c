import { type ReactElement, useState } from 'react';
import { isAmounts } from '../../../questions/kinds.ts';
import { t } from '../../../text/text.ts';
import type { ControlProps } from '../../game-screen.ts';
import { faceOf } from '../trade/hand.ts';
import { TradeCard } from '../trade/TradeCard.tsx';
import { useView } from '../view.ts';
import { leastOf } from './surrendering.ts';
import '../trade/composer.css';
import './purchases.css';

/** Which cards go back because the hand is too large: those one can best do without are proposed. */
export function SurrenderControl({ asked: { question }, answer }: ControlProps): ReactElement {
  const { hand } = useView();
  const { over, goal } = isAmounts(question) ? question : { over: [], goal: 0 };
  const [given, setGiven] = useState<Readonly<Record<string, number>>>(() => leastOf(hand, goal));
  const left = goal - Object.values(given).reduce((sum, count) => sum + count, 0);
  const cards = over
    .toSorted((a, b) => (faceOf(b.id)?.stack ?? 0) - (faceOf(a.id)?.stack ?? 0))
    .flatMap(({ id, most }) => Array.from({ length: most }, (_, place) => ({ id, place })));
  const toggle = (id: string, goes: boolean): void => setGiven({ ...given, [id]: (given[id] ?? 0) + (goes ? -1 : 1) });
  const answered = Object.fromEntries(Object.entries(given).filter(([, count]) => count > 0));
  return (
    <div className="amounts">
      <ul className="surrender">
        {cards.map(({ id, place }) => {
          const goes = place < (given[id] ?? 0);
          return (
            <li key={`${id} ${place}`}>
              <button
                type="button"
                className="slot surrender-card"
                aria-pressed={goes}
                disabled={!goes && left <= 0}
                onClick={() => toggle(id, goes)}
              >
                <TradeCard id={id} />
                <span className="unseen">{t('hand in')}</span>
              </button>
            </li>
          );
        })}
      </ul>
      <button type="button" className="button primary" disabled={left !== 0} onClick={() => void answer(answered)}>
        {left === 0
          ? t('Hand in {goal, plural, one {this card} other {these # cards}}', { goal })
          : t('{left, plural, one {One} other {#}} more to hand in', { left })}
      </button>
    </div>
  );
}
