import { type ReactElement, useState } from 'react';
import { t } from '../../../text/text.ts';
import type { KeptPlan, Otherwise } from './planned-moves.ts';
import '../planned-fields.css';

/** What is to happen if things have changed when the turn comes. */
export interface Terms {
  readonly otherwise: Otherwise;
  /** Wait if others have come to an area the plan goes to, or to one where one has pieces, or have grown there. */
  readonly goals: boolean;
  readonly homes: boolean;
}

interface PlanTermsProps {
  readonly count: number;
  /** The plan kept so far, if there is one. */
  readonly before: KeptPlan | undefined;
  save(terms: Terms): Promise<void>;
  back(): void;
  remove(): Promise<void>;
}

/** The last step of planning a movement: when it is played, and what if something has come between. */
export function PlanTerms({ count, before, save, back, remove }: PlanTermsProps): ReactElement {
  const [otherwise, setOtherwise] = useState<Otherwise>(before?.otherwise ?? 'wait');
  const [goals, setGoals] = useState(false);
  const [homes, setHomes] = useState(false);
  return (
    <div className="plan-terms">
      <p>{t('{count, plural, =0 {No moves} one {1 move} other {# moves}}. Played when your turn comes.', { count })}</p>
      <label>
        {t('If a move is no longer possible:')}{' '}
        <select
          value={otherwise}
          onChange={({ target }) => setOtherwise(target.value === 'partly' ? 'partly' : 'wait')}
        >
          <option value="wait">{t('wait for me')}</option>
          <option value="partly">{t('play the moves that are')}</option>
        </select>
      </label>
      <label>
        <input type="checkbox" checked={goals} onChange={({ target }) => setGoals(target.checked)} />
        {t('Wait for me if other nations have more pieces than now in an area I move to')}
      </label>
      <label>
        <input type="checkbox" checked={homes} onChange={({ target }) => setHomes(target.checked)} />
        {t('Wait for me if other nations have more pieces than now in an area where I am')}
      </label>
      <span className="plan-terms-row">
        <button type="button" className="button quiet" onClick={back}>
          {t('Back')}
        </button>
        {before !== undefined && (
          <button type="button" className="button quiet" onClick={() => void remove()}>
            {t('Delete plan')}
          </button>
        )}
        <button
          type="button"
          className="button primary"
          disabled={count === 0}
          onClick={() => void save({ otherwise, goals, homes })}
        >
          {t('Save plan')}
        </button>
      </span>
    </div>
  );
}
