import { type ReactElement, useEffect } from 'react';
import { AskOnce } from '../../../questions/AskOnce.tsx';
import { useTable } from '../../../table/at-table.ts';
import { t } from '../../../text/text.ts';
import type { ControlProps } from '../../game-screen.ts';
import { usePossibleActions } from '../actions/use-possible-actions.ts';
import { firstActions } from '../civilization/first-turn.ts';
import { openOverlay } from '../overlay.ts';
import { useOwn, useView } from '../view.ts';
import { Advice } from './Advice.tsx';
import { useEnding } from './ending.ts';
import './controls.css';

/** The Action Phase: the list of all actions, and its end. Cards and the yellow bank carry their own actions. */
export function ActionControl({ asked, answer }: ControlProps): ReactElement {
  const { tableView, request, refuse } = useTable();
  const { actions } = usePossibleActions();
  const own = useOwn();
  useSlash();
  const left = own?.civil.ready ?? 0;
  const could = actions.some(({ may, move, cost }) => may === 'yes' && move.do !== 'destroy' && (cost.civil ?? 0) > 0);
  const ending = useEnding(left > 0 && could ? left : 0);
  const takeBack = (): void => {
    refuse(undefined);
    void request({ do: 'take-back' });
  };
  return (
    <div className="acting">
      <div className="choices">
        <Left />
        <button type="button" className="button quiet" aria-keyshortcuts="/" onClick={showActions}>
          {t('All actions')}
        </button>
        <Advice question={asked.id} topic={asked.question.topic} answer={answer} />
      </div>
      <div className="choices">
        <button type="button" className="button quiet" disabled={!tableView.mayTakeBack} onClick={takeBack}>
          {t('Undo')}
        </button>
        <AskOnce
          key={asked.id}
          undone={ending.lost.length === 0 ? undefined : ending.summary}
          label={t('End turn')}
          sure={
            ending.uprising
              ? t('End with an uprising')
              : left > 0 && could
                ? t('End with {n, plural, one {# civil action} other {# civil actions}} unused', { n: left })
                : t('End anyway')
          }
          go={() => void answer({ do: 'end' })}
        />
      </div>
    </div>
  );
}

function showActions(): void {
  openOverlay({ at: 'actions' });
}

/** The key `/` opens the list of all actions, except where one writes. */
function useSlash(): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const { key, target } = event;
      if (key !== '/' || (target instanceof Element && target.closest('input, textarea, select, dialog') !== null))
        return;
      event.preventDefault();
      showActions();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
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
      <span className="hint left left-first">
        {t('First turn: {left} of {n, plural, one {# civil action} other {# civil actions}} left', {
          n: first,
          left: civil.ready,
        })}
      </span>
    );
  return (
    <span className="hint left">
      {t('{civil} civil and {military} military actions left', {
        civil: civil.ready,
        military: military.ready + military.extra,
      })}
    </span>
  );
}
