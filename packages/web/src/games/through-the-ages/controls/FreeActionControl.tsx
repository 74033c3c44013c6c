import type { ReactElement } from 'react';
import { t } from '../../../text/text.ts';
import type { ControlProps } from '../../game-screen.ts';
import { openOverlay } from '../overlay.ts';
import { Advice } from './Advice.tsx';
import './controls.css';

/** An event that lets one do something for no action: on the cards, from the list of all actions, or nothing. */
export function FreeActionControl({ asked, answer }: ControlProps): ReactElement {
  const isAgreement = asked.question.topic === 'agreement';
  return (
    <div className="choices">
      <span className="hint">{isAgreement ? t('Take cards from the row above.') : t('Choose on your board.')}</span>
      {!isAgreement && (
        <button type="button" className="button quiet" onClick={() => openOverlay({ at: 'actions' })}>
          {t('All actions')}
        </button>
      )}
      <Advice question={asked.id} topic={asked.question.topic} answer={answer} />
      <button
        type="button"
        className="button primary"
        onClick={() => void answer({ do: isAgreement ? 'stop' : 'nothing' })}
      >
        {isAgreement ? t('Take no more') : t('Do nothing')}
      </button>
    </div>
  );
}
