import type { ReactElement } from 'react';
import { AskOnce } from '../../../questions/AskOnce.tsx';
import { useTable } from '../../../table/at-table.ts';
import { t } from '../../../text/text.ts';
import type { ControlProps } from '../../game-screen.ts';
import { DeedButton } from '../cards/DeedButton.tsx';
import { firstActions } from '../civilization/first-turn.ts';
import { ON_TABLE } from '../deeds/deed.ts';
import { deedsAt, useDeeds } from '../deeds/survey.ts';
import { useOwn, useView } from '../view.ts';
import { Advice } from './Advice.tsx';
import './controls.css';

/** The Action Phase: what belongs to no card, and its end. Cards carry their own deeds. */
export function ActionControl({ asked, answer }: ControlProps): ReactElement {
  const { sight, request, refuse } = useTable();
  const { deeds } = useDeeds();
  const own = useOwn();
  const { round } = useView();
  const left = own?.civil.ready ?? 0;
  const uprising = own?.needs.uprising === true;
  const could = deeds.some(({ may, move, cost }) => may === 'yes' && move.do !== 'destroy' && (cost.civil ?? 0) > 0);
  const takeBack = (): void => {
    refuse(undefined);
    void request({ do: 'take-back' });
  };
  return (
    <div className="acting">
      <div className="choices">
        <Left />
        {deedsAt(deeds, ON_TABLE)
          .filter(() => round > 1)
          .map((one) => (
            <DeedButton key={JSON.stringify(one.move)} deed={one} wide />
          ))}
        <Advice question={asked.id} topic={asked.question.topic} answer={answer} />
      </div>
      <div className="choices">
        <button type="button" className="button quiet" disabled={!sight.mayTakeBack} onClick={takeBack}>
          {t('Take back')}
        </button>
        <AskOnce
          key={asked.id}
          undone={
            uprising
              ? t('Uprising: nothing is produced. More workers are discontent than unused.')
              : left > 0 && could
                ? t('Something could still be done with what is left.')
                : undefined
          }
          label={t('End turn')}
          sure={
            uprising
              ? t('End with an uprising')
              : t('End with {n, plural, one {# civil action} other {# civil actions}} unused', { n: left })
          }
          go={() => void answer({ do: 'end' })}
        />
      </div>
    </div>
  );
}

/** What is left to spend, in words; in the first round also how much there was, because it is less than later. */
function Left(): ReactElement | null {
  const own = useOwn();
  const view = useView();
  if (own === undefined) return null;
  const { civil, military } = own;
  const first = firstActions(view, own.seat);
  if (first !== undefined)
    return (
      <span className="hint left">
        {t('First turn: your place gives {n, plural, one {# civil action} other {# civil actions}}, {left} left', {
          n: first,
          left: civil.ready,
        })}
      </span>
    );
  return (
    <span className="hint left">
      {t('{civil} civil, {military} military left', {
        civil: civil.ready,
        military: military.ready + military.extra,
      })}
    </span>
  );
}
