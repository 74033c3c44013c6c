import type { ReactElement } from 'react';
import { t } from '../../../text/text.ts';
import type { ControlProps } from '../../game-screen.ts';
import { DeedButton } from '../cards/DeedButton.tsx';
import { useDeeds } from '../deeds/survey.ts';
import { Advice } from './Advice.tsx';
import './controls.css';

/** An event that lets one do something for no action: on the cards, or nothing. */
export function FreeDeedControl({ asked, answer }: ControlProps): ReactElement {
  const { deeds } = useDeeds();
  const isAgreement = asked.question.topic === 'agreement';
  return (
    <div className="choices">
      <span className="hint">
        {isAgreement ? t('Take cards from the row above.') : t('Choose on your cards or here.')}
      </span>
      {!isAgreement &&
        deeds
          .filter(({ may }) => may === 'yes')
          .map((one) => <DeedButton key={JSON.stringify(one.move)} deed={one} wide says="sentence" />)}
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
