import { isRecord } from '@ecumene/engine';
import type { ReactElement } from 'react';
import { t } from '../../../text/text.ts';
import type { ControlProps } from '../../game-screen.ts';
import { TradeCard } from '../trade/TradeCard.tsx';
import '../trade/composer.css';

/** A card to give to whoever uses Provincial Empire. */
export function GiveCardControl({ asked: { question }, answer }: ControlProps): ReactElement {
  const { cards }: Record<string, unknown> = isRecord(question) ? question : {};
  const open = Array.isArray(cards) ? [...new Set(cards.map(String))] : [];
  if (open.length === 0)
    return (
      <div className="choices">
        <button type="button" className="button primary" onClick={() => void answer({})}>
          {t('Not in hand')}
        </button>
      </div>
    );
  return (
    <div className="choices">
      {open.map((card) => (
        <button key={card} type="button" className="slot" onClick={() => void answer({ card })}>
          <TradeCard id={card} />
          <span className="unseen">{t('give')}</span>
        </button>
      ))}
    </div>
  );
}
