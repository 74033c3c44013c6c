import { type ReactElement, useState } from 'react';
import { isAmounts } from '../../../questions/kinds.ts';
import { t } from '../../../text/text.ts';
import type { ControlProps } from '../../game-screen.ts';
import { countCards } from '../trade/hand.ts';
import { useTradeCards } from '../trade/market.ts';
import { TradeCard } from '../trade/TradeCard.tsx';
import { useView } from '../view.ts';
import { leastOf, placesOf, touched } from './surrendering.ts';
import '../trade/composer.css';
import './surrender.css';

/** Which cards go back because the hand is too large: those one can best do without are proposed, and others take their place. */
export function SurrenderControl({ asked: { question }, answer }: ControlProps): ReactElement {
  const { hand } = useView();
  const tradeCards = useTradeCards();
  const { over, goal } = isAmounts(question) ? question : { over: [], goal: 0 };
  const cards = over
    .toSorted((a, b) => tradeCards.valueOf(b.id) - tradeCards.valueOf(a.id))
    .flatMap(({ id, most }) => Array.from({ length: most }, () => id));
  const [chosen, setChosen] = useState<readonly number[]>(() => placesOf(leastOf(tradeCards, hand, goal), cards));
  const left = goal - chosen.length;
  const handIn = (): void => {
    const given = cards.filter((_, place) => chosen.includes(place));
    void answer(Object.fromEntries(countCards(given)));
  };
  return (
    <div className="amounts">
      <ul className="surrender">
        {cards.map((id, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the cards that are asked about stay the same.
          <li key={place}>
            <button
              type="button"
              className="slot surrender-card"
              aria-pressed={chosen.includes(place)}
              onClick={() => setChosen(touched(chosen, place, goal))}
            >
              <TradeCard id={id} />
              <span className="unseen">{t('discard')}</span>
            </button>
          </li>
        ))}
      </ul>
      <div className="choices">
        <button type="button" className="button primary" disabled={left !== 0} onClick={handIn}>
          {left === 0
            ? t('Discard {goal, plural, one {this card} other {these # cards}}', { goal })
            : t('{left} more to discard', { left })}
        </button>
      </div>
    </div>
  );
}
