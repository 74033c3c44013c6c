import { isRecord } from '@ecumene/engine';
import type { ReactElement } from 'react';
import { t } from '../../../text/text.ts';
import { CardsControl } from '../../ancients/cards/CardsControl.tsx';
import { useTradeCards } from '../../ancients/trade/market.ts';
import { tallyOf } from '../../ancients/units/tally.ts';
import type { ControlProps } from '../../game-screen.ts';

/** Commodity cards worth so much in all. */
export function DiscardControl(props: ControlProps): ReactElement {
  const cards = useTradeCards();
  const { value, cards: given }: Record<string, unknown> = isRecord(props.asked.question) ? props.asked.question : {};
  const held = tallyOf(given);
  const all = Object.entries(held).reduce((sum, [card, count]) => sum + count * cards.valueOf(card), 0);
  const due = Math.min(Number(value), all);
  return (
    <CardsControl
      {...props}
      held={held}
      state={(_, worth) => t('{worth} of {due}', { worth, due })}
      isEnough={(_, worth) => worth >= due}
      label={() => t('Discard')}
    />
  );
}
