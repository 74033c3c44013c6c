import { type ReactElement, useState } from 'react';
import { t } from '../../../text/text.ts';
import type { UseProps } from '../../ancients/abilities/forms.ts';
import { UseButtons } from '../../ancients/abilities/UseButtons.tsx';
import { AmountPick } from '../../ancients/picking/AmountPick.tsx';
import { useTradeCards } from '../../ancients/trade/market.ts';
import { chosenOf, type Tally } from '../../ancients/units/tally.ts';
import { useView } from '../../ancients/view.ts';
import { abilityAction } from './ability-actions.ts';

const { times: TIMES } = abilityAction('sell-cards');
const MANY = 99;

/** Trade Routes: commodity cards for treasury. */
export function UseTradeRoutes({ own, use, cancel }: UseProps): ReactElement {
  const cards = useTradeCards();
  const { hand } = useView();
  const most = Object.fromEntries(cards.setsOf(hand).map(({ face, count }) => [face.id, count]));
  const [chosen, setChosen] = useState<Tally>({});
  const gain = TIMES * Object.entries(chosen).reduce((sum, [id, count]) => sum + count * cards.valueOf(id), 0);
  return (
    <div className="amounts">
      <AmountPick of="card" most={most} chosen={chosen} left={MANY} choose={setChosen} />
      {gain > own.stock && (
        <span className="hint" role="status">
          {t(
            'Your stock has {stock, plural, =0 {no tokens} one {only # token} other {only # tokens}}. Sell fewer cards.',
            {
              stock: own.stock,
            },
          )}
        </span>
      )}
      <UseButtons
        label={t('Sell for {gain} treasury', { gain })}
        disabled={gain === 0 || gain > own.stock}
        use={() => use({ cards: chosenOf(chosen) })}
        cancel={cancel}
      />
    </div>
  );
}
