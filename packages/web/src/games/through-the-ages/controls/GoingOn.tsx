import { type ReactElement, useEffect, useState } from 'react';
import { thisVisit } from '../../../device/memory.ts';
import { useTableLocation } from '../../../replay/table-location.ts';
import { useTable } from '../../../table/at-table.ts';
import { t } from '../../../text/text.ts';

/** So many milliseconds it is seen that one goes on, and can be stopped. */
const TO_SEE = 2500;

/** What is said together with the place where it is said is not heard: so many milliseconds lie between them. */
const TO_HEAR = 150;

interface GoingOn {
  /** Whether one wants to be asked where there is nothing to choose. */
  readonly asks: boolean;
  choose(asks: boolean): void;
  /** It is about to happen, and is said; until somebody does something else. */
  readonly isSaid: boolean;
  /** Somebody does something at this question: it does not go on by itself, even if they come back to it. */
  stop(): void;
}

/**
 * Goes on for whoever wished so at this table, where nothing can be done. The rest of one's turn follows, so whoever is
 * not there need not be answered for: this screen remembers the wish, for its visit.
 */
export function useGoingOn(question: string, idle: boolean, go: () => void): GoingOn {
  const { seat } = useTable();
  const table = useTableLocation();
  const key = `ecumene.idle-politics ${table?.at} ${table?.id} ${seat}`;
  // A question that was answered and taken back is the same again.
  const handled = `${key} ${question}`;
  const [asks, setAsks] = useState(thisVisit.get(key) === null);
  const [isDue, setDue] = useState(!asks && thisVisit.get(handled) === null);
  const [isSaid, setSaid] = useState(false);
  const due = idle && isDue;
  useEffect(() => {
    if (!due) return undefined;
    const saying = setTimeout(() => setSaid(true), TO_HEAR);
    const going = setTimeout(() => {
      thisVisit.set(handled, 'gone on');
      go();
    }, TO_SEE);
    return () => {
      clearTimeout(saying);
      clearTimeout(going);
      setSaid(false);
    };
  }, [due, go, handled]);
  const stop = (): void => {
    setDue(false);
    thisVisit.set(handled, 'stopped');
  };
  const choose = (wish: boolean): void => {
    setAsks(wish);
    stop();
    if (wish) thisVisit.forget(key);
    else thisVisit.set(key, 'go on');
  };
  return { asks, choose, isSaid, stop };
}

/** Whether one wants to be asked next time; what is left for later has the same words everywhere. */
export function NextTime({ asks, choose, isSaid }: GoingOn): ReactElement {
  return (
    <>
      <span className={isSaid ? undefined : 'unseen'} role="status">
        {isSaid && t('Continuing …')}
      </span>
      <label className="asking-later" title={t('When you have no military cards and no other political action.')}>
        {t('Next time:')}
        <select
          className="later-list"
          value={asks ? 'ask' : 'give'}
          onChange={({ target }) => choose(target.value === 'ask')}
        >
          <option value="ask">{t('ask me')}</option>
          <option value="give">{t('continue automatically')}</option>
        </select>
      </label>
    </>
  );
}
