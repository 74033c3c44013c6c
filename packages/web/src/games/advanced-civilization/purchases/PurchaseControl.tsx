import type { ReactElement } from 'react';
import { AskOnce } from '../../../questions/AskOnce.tsx';
import { useSheetUp } from '../../../table/sheet.ts';
import { t } from '../../../text/text.ts';
import type { ControlProps } from '../../game-screen.ts';
import { useShop } from './basket.ts';

/** Says what is acquired, or that nothing is. The cards are chosen in the panel. */
export function PurchaseControl({ answer }: ControlProps): ReactElement {
  const shop = useShop();
  useSheetUp();
  const { cards, price, payment, paid, cheapest, most } = shop;
  if (cards.length === 0) {
    const couldBuy = cheapest !== undefined && cheapest <= most;
    return (
      <div className="choices">
        {cheapest !== undefined && cheapest > most && (
          <span className="hint">
            {t('Nothing you can pay for yet: the cheapest card costs {cheapest}, you can pay {most}.', {
              cheapest,
              most,
            })}
          </span>
        )}
        <AskOnce
          undone={couldBuy ? t('You could pay for a card.') : undefined}
          look={couldBuy ? 'button' : 'button primary'}
          label={t('Acquire nothing')}
          sure={t('Acquire nothing all the same')}
          go={() => void answer({ buy: [], spend: {} })}
        />
      </div>
    );
  }
  const buy = async (): Promise<void> => {
    const spend = Object.fromEntries(Object.entries(payment.spend).filter(([, count]) => count > 0));
    const { mine } = payment;
    await answer({ buy: [...cards], spend, ...(mine !== null && { mine }) });
  };
  return (
    <div className="choices">
      <button type="button" className="button quiet" onClick={shop.clear}>
        {t('Put all back')}
      </button>
      <button type="button" className="button primary" disabled={!paid} onClick={() => void buy()}>
        {t('Acquire {n, plural, one {a card} other {# cards}} for {price}', { n: cards.length, price })}
      </button>
    </div>
  );
}
