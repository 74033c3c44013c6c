import { type ReactElement, useEffect, useState } from 'react';
import { thisVisit } from '../../../device/memory.ts';
import { useTable } from '../../../table/at-table.ts';
import { t } from '../../../text/text.ts';

/** So many milliseconds it is seen that one goes on, and can be stopped. */
const TO_SEE = 2500;

interface GoingOn {
  /** Whether one wants to be asked where there is nothing to choose. */
  readonly asks: boolean;
  choose(asks: boolean): void;
  /** It is about to happen; until somebody does something else. */
  readonly isDue: boolean;
  stop(): void;
}

/**
 * Goes on for whoever wished so, where nothing can be done. The rest of one's turn follows, so whoever is not there need
 * not be answered for: this screen remembers the wish, for its visit.
 */
export function useGoingOn(idle: boolean, go: () => void): GoingOn {
  const { seat } = useTable();
  const key = `ecumene.idle-politics ${seat}`;
  const [asks, setAsks] = useState(thisVisit.get(key) === null);
  const [isDue, setDue] = useState(!asks);
  const due = idle && isDue;
  useEffect(() => {
    if (!due) return undefined;
    const timer = setTimeout(go, TO_SEE);
    return () => clearTimeout(timer);
  }, [due, go]);
  const choose = (wish: boolean): void => {
    setAsks(wish);
    setDue(false);
    if (wish) thisVisit.forget(key);
    else thisVisit.set(key, 'go on');
  };
  return { asks, choose, isDue: due, stop: () => setDue(false) };
}

/** Whether one wants to be asked next time; what is left for later has the same words everywhere. */
export function NextTime({ asks, choose, isDue }: GoingOn): ReactElement {
  return (
    <>
      {isDue && <span role="status">{t('Going on …')}</span>}
      <label
        className="asking-later"
        title={t('Whenever you hold no military card and nothing else can be done in the Politics Phase.')}
      >
        {t('Next time:')}
        <select
          className="later-list"
          value={asks ? 'ask' : 'give'}
          onChange={({ target }) => choose(target.value === 'ask')}
        >
          <option value="ask">{t('ask me')}</option>
          <option value="give">{t('go on by itself')}</option>
        </select>
      </label>
    </>
  );
}
