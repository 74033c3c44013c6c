import { type ReactElement, useState } from 'react';
import { AskOnce } from '../../../questions/AskOnce.tsx';
import { NextPass, usePassing } from '../../../questions/automatic-pass.tsx';
import { useTable } from '../../../table/at-table.ts';
import { t } from '../../../text/text.ts';
import type { ControlProps } from '../../game-screen.ts';
import { type PactSide, pactsOf } from '../actions/pacts.ts';
import { inHand, inPlay } from '../actions/possible-action.ts';
import { actionsAt, usePossibleActions } from '../actions/use-possible-actions.ts';
import { useOwn, useView } from '../view.ts';
import { nameOf } from '../words.ts';
import { Advice } from './Advice.tsx';
import { CardActions } from './CardActions.tsx';
import './controls.css';

/** The Politics Phase: what can be done with each card, or nothing; and what is seldom wanted, out of the way. */
export function PoliticsControl({ asked, answer }: ControlProps): ReactElement {
  const { actions } = usePossibleActions();
  const { hand } = useView();
  const ready = [...new Set(hand)].filter((card) => actionsAt(actions, inHand(card)).some(({ may }) => may === 'yes'));
  const idle = hand.length === 0 && actions.length === 0;
  const pass = (): void => void answer({ do: 'pass' });
  const passing = usePassing(asked.id, idle, pass);
  const [more, setMore] = useState(false);
  return (
    <div className="politics" onClickCapture={passing.stop}>
      {hand.length === 0 && (
        <p className="politics-idle hint">
          {t('You have no military cards.')} {idle && <NextPass {...passing} />}
        </p>
      )}
      {ready.length > 0 && <CardActions ids={ready} />}
      {more && <Seldom answer={answer} />}
      <div className="choices">
        {!idle && <Advice question={asked.id} topic={asked.question.topic} answer={answer} />}
        <button type="button" className="button quiet" aria-expanded={more} onClick={() => setMore(!more)}>
          {more ? t('Fewer') : t('More …')}
        </button>
        <button
          type="button"
          className="button primary"
          aria-label={idle ? t('Continue: no political action') : undefined}
          onClick={pass}
        >
          {idle ? t('Continue') : t('No political action')}
        </button>
      </div>
    </div>
  );
}

/** Ending a pact and leaving the game are seldom wanted: they come after another button, and are asked once more. */
function Seldom({ answer }: Pick<ControlProps, 'answer'>): ReactElement {
  const { name } = useTable();
  const pacts = useEndable();
  return (
    <div className="choices politics-seldom">
      {pacts.map(({ card, partner }) => (
        <AskOnce
          key={card}
          look="button"
          undone={t('It ends for {partner} too. It is your political action this turn.', {
            partner: name('seat', partner),
          })}
          label={t('Cancel {card} …', { card: nameOf(card) })}
          sure={t('Yes, cancel {card}', { card: nameOf(card) })}
          go={() => void answer({ do: 'cancel', pact: card })}
        />
      ))}
      <AskOnce
        look="button"
        undone={t('You leave the game permanently.')}
        label={t('Resign …')}
        sure={t('Yes, resign')}
        go={() => void answer({ do: 'resign' })}
      />
    </div>
  );
}

/** The pacts one may cancel now. */
function useEndable(): readonly PactSide[] {
  const { actions } = usePossibleActions();
  const view = useView();
  const own = useOwn();
  if (own === undefined) return [];
  return pactsOf(view, own).filter(({ card }) =>
    actionsAt(actions, inPlay(card)).some(({ move, may }) => move.do === 'cancel' && may === 'yes'),
  );
}
