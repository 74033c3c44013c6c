import type { ReactElement } from 'react';
import { AskOnce } from '../../../questions/AskOnce.tsx';
import { NextPass, usePassing } from '../../../questions/automatic-pass.tsx';
import { useSheetUp } from '../../../table/sheet.ts';
import { t } from '../../../text/text.ts';
import type { ControlProps } from '../../game-screen.ts';
import { useAncients } from '../view.ts';
import { useShop } from './basket.ts';
import { cardsSpent } from './payment.ts';

/** Says what is acquired, or that nothing is. The cards are chosen in the panel. */
export function PurchaseControl({ asked, answer }: ControlProps): ReactElement {
  const { purchases } = useAncients();
  const shop = useShop();
  useSheetUp();
  const { cards, choices, complete, price, payment, paid, cheapest, most } = shop;
  const couldBuy = cheapest !== undefined && cheapest <= most;
  const buyNothing = (): void => void answer({ buy: [], spend: {} });
  const passing = usePassing(asked.id, cards.length === 0 && !couldBuy, buyNothing);
  if (cards.length === 0) {
    return (
      <div className="choices" onClickCapture={passing.stop}>
        {cheapest !== undefined && cheapest > most && (
          <span className="hint">
            {t('You cannot afford a card: the cheapest costs {cheapest}, you can pay {most}.', {
              cheapest,
              most,
            })}
          </span>
        )}
        {!couldBuy && <NextPass {...passing} />}
        <AskOnce
          undone={couldBuy ? t('You can afford a card.') : undefined}
          look={couldBuy ? 'button' : 'button primary'}
          label={t('Buy nothing')}
          sure={t('Buy nothing anyway')}
          go={buyNothing}
        />
      </div>
    );
  }
  const buy = async (): Promise<void> => {
    const spend = cardsSpent(payment, shop.purse);
    const { mine, substitute } = payment;
    await answer({
      buy: [...cards],
      spend,
      ...(purchases.choicesInAnswer?.(choices) ?? {}),
      ...(mine !== null && { mine }),
      ...(substitute !== undefined && { substitute }),
    });
  };
  return (
    <div className="choices">
      <button type="button" className="button quiet" onClick={shop.clear}>
        {t('Undo all')}
      </button>
      <button type="button" className="button primary" disabled={!paid || !complete} onClick={() => void buy()}>
        {t('Buy {n, plural, one {# card} other {# cards}} for {price}', { n: cards.length, price })}
      </button>
    </div>
  );
}
