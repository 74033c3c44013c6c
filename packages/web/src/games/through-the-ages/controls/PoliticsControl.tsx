import { type ReactElement, useCallback, useState } from 'react';
import { AskOnce } from '../../../questions/AskOnce.tsx';
import { t } from '../../../text/text.ts';
import type { ControlProps } from '../../game-screen.ts';
import { inHand } from '../deeds/deed.ts';
import { deedsAt, useDeeds } from '../deeds/survey.ts';
import { useView } from '../view.ts';
import { Advice } from './Advice.tsx';
import { CardDeeds } from './CardDeeds.tsx';
import { NextTime, useGoingOn } from './GoingOn.tsx';
import './controls.css';

/** The Politics Phase: what can be done with each card, or nothing; and leaving the game, out of the way. */
export function PoliticsControl({ asked, answer }: ControlProps): ReactElement {
  const { deeds } = useDeeds();
  const { hand } = useView();
  const ready = [...new Set(hand)].filter((card) => deedsAt(deeds, inHand(card)).some(({ may }) => may === 'yes'));
  const idle = hand.length === 0 && deeds.length === 0;
  const pass = useCallback(() => void answer({ do: 'pass' }), [answer]);
  const going = useGoingOn(asked.id, idle, pass);
  return (
    <div className="politics" onClickCapture={going.stop}>
      {hand.length === 0 && (
        <p className="politics-idle hint">
          {t('You hold no military card.')} {idle && <NextTime {...going} />}
        </p>
      )}
      {ready.length > 0 && <CardDeeds ids={ready} />}
      <div className="choices">
        <Advice question={asked.id} topic={asked.question.topic} answer={answer} />
        <Leaving resign={() => void answer({ do: 'resign' })} />
        <button
          type="button"
          className="button primary"
          aria-label={idle ? t('Go on: no political action') : undefined}
          onClick={pass}
        >
          {idle ? t('Go on') : t('No political action')}
        </button>
      </div>
    </div>
  );
}

/** Leaving the game is seldom wanted: it stands behind another button, and is asked once more. */
function Leaving({ resign }: { resign(): void }): ReactElement {
  const [open, setOpen] = useState(false);
  if (!open)
    return (
      <button type="button" className="button quiet" onClick={() => setOpen(true)}>
        {t('More …')}
      </button>
    );
  return (
    <>
      <button type="button" className="button quiet" onClick={() => setOpen(false)}>
        {t('Fewer')}
      </button>
      <AskOnce
        look="button"
        undone={t('Your civilization leaves the game for good.')}
        label={t('Resign …')}
        sure={t('Yes, resign')}
        go={resign}
      />
    </>
  );
}
