import { type ReactElement, useState } from 'react';
import { t } from '../../../text/text.ts';
import type { ControlProps } from '../../game-screen.ts';
import { inHand } from '../deeds/deed.ts';
import { deedsAt, useDeeds } from '../deeds/survey.ts';
import { useView } from '../view.ts';
import { Advice } from './Advice.tsx';
import { CardDeeds } from './CardDeeds.tsx';
import './controls.css';

/** The Politics Phase: what can be done with each card, or nothing; and leaving the game, asked twice. */
export function PoliticsControl({ asked, answer }: ControlProps): ReactElement {
  const { deeds } = useDeeds();
  const { hand } = useView();
  const [leaving, setLeaving] = useState(false);
  const ready = [...new Set(hand)].filter((card) => deedsAt(deeds, inHand(card)).some(({ may }) => may === 'yes'));
  return (
    <div className="choices">
      <CardDeeds ids={ready} />
      <Advice question={asked.id} topic={asked.question.topic} answer={answer} />
      {leaving ? (
        <>
          <button type="button" className="button" onClick={() => void answer({ do: 'resign' })}>
            {t('Yes, resign')}
          </button>
          <button type="button" className="button quiet" onClick={() => setLeaving(false)}>
            {t('Stay')}
          </button>
        </>
      ) : (
        <button type="button" className="button quiet" onClick={() => setLeaving(true)}>
          {t('Resign …')}
        </button>
      )}
      <button type="button" className="button primary" onClick={() => void answer({ do: 'pass' })}>
        {t('No political action')}
      </button>
    </div>
  );
}
