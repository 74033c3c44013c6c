import { nationNamed } from '@ecumene/ancients';
import type { ReactElement } from 'react';
import { isChooseOne } from '../../../questions/kinds.ts';
import { choiceLabel } from '../../../questions/labels.ts';
import { useTable } from '../../../table/at-table.ts';
import { t } from '../../../text/text.ts';
import type { ControlProps } from '../../game-screen.ts';
import { useOwnNation, useReading } from '../view.ts';
import './buy-card.css';

/** Buys nothing. */
const NONE = 'none';

/** From which stack a trade card is bought, each with its price. */
export function BuyCardControl({ asked: { question }, answer }: ControlProps): ReactElement | null {
  const { words, name } = useTable();
  const { view, ask } = useReading();
  const own = useOwnNation();
  if (!isChooseOne(question) || own === undefined) return null;
  const wares = ask(({ tradeCards }, state) => tradeCards.onSale(state, nationNamed(state, own.name), []));
  const label = (id: string): string => {
    const ware = wares.find((one) => one.id === id);
    if (ware === undefined || question.words !== undefined) return choiceLabel(question, id, { words, name });
    return t('Stack {stack} for {price}', { stack: ware.level ?? ware.stack, price: ware.price });
  };
  const isEmpty = (id: string): boolean => {
    const stack = wares.find((one) => one.id === id)?.stack ?? 0;
    return stack > 0 && view.stacks[stack - 1] === 0;
  };
  return (
    <div className="choices buy-card">
      <span className="hint">{t('Your treasury: {treasury}', { treasury: own.treasury })}</span>
      {question.from
        .filter((id) => id !== NONE)
        .map((id) => (
          <button key={id} type="button" className="button" onClick={() => void answer(id)}>
            {label(id)}
            {isEmpty(id) && <span className="hint"> {t('empty')}</span>}
          </button>
        ))}
      <button type="button" className="button primary" onClick={() => void answer(NONE)}>
        {t('Buy nothing')}
      </button>
    </div>
  );
}
