import { type ReactElement, useState } from 'react';
import { Stepper } from '../../../questions/Stepper.tsx';
import { t } from '../../../text/text.ts';
import type { ControlProps } from '../../game-screen.ts';
import { Advice } from './Advice.tsx';
import { boundOf } from './bounds.ts';

/** How much force to bid for a new land, or to pass. */
export function BidControl({ asked, answer }: ControlProps): ReactElement {
  const over = boundOf(asked.question, 'over');
  const most = boundOf(asked.question, 'most');
  const [force, setForce] = useState(over + 1);
  return (
    <div className="choices">
      <span className="hint">{t('You could send {most} at most.', { most })}</span>
      {most > over && (
        <>
          <Stepper label={t('Force')} value={force} least={over + 1} most={most} set={setForce} />
          <button type="button" className="button primary" onClick={() => void answer({ do: 'bid', force })}>
            {t('Bid {force}', { force })}
          </button>
        </>
      )}
      <Advice question={asked.id} topic="bid" answer={answer} />
      <button type="button" className="button" onClick={() => void answer({ do: 'pass' })}>
        {t('Pass')}
      </button>
    </div>
  );
}
