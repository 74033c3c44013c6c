import { type ReactElement, useEffect, useRef, useState } from 'react';
import { KeptSwitch, useKept } from '../device/kept.ts';
import { thisVisit } from '../device/memory.ts';
import { useTableLocation } from '../replay/table-location.ts';
import { useTable } from '../table/at-table.ts';
import { t } from '../text/text.ts';

/**
 * Where only a hidden hand leaves no choice, a player is asked all the same: otherwise the others would learn of it. Who
 * wishes so need not answer: the question passes by itself, after a time that does not depend on the hand.
 */
const passing = new KeptSwitch('ecumene.automatic-passing', false);

export function chooseAutomaticPassing(on: boolean): void {
  passing.choose(on);
}

export function useAutomaticPassing(): boolean {
  return useKept(passing);
}

/** So many milliseconds it is seen that one passes, and can be stopped. */
const TO_SEE = 2500;

/** What is said together with the place where it is said is not heard: so many milliseconds lie between them. */
const TO_HEAR = 150;

interface Passing {
  /** Whether one passes by oneself where there is nothing to choose. */
  readonly isOn: boolean;
  choose(on: boolean): void;
  /** It is about to happen, and is said; until somebody does something else. */
  readonly isSaid: boolean;
  /** Somebody does something at this question: it does not pass by itself, even if they come back to it. */
  stop(): void;
}

/** Passes at a question where a hand leaves no choice, for whoever wishes so. In lessons nobody does. */
export function usePassing(question: string, idle: boolean, pass: () => void): Passing {
  const { seat } = useTable();
  const table = useTableLocation();
  // A question that was answered and taken back is the same again.
  const handled = `ecumene.passed ${table?.at} ${table?.id} ${seat} ${question}`;
  const isOn = useAutomaticPassing();
  const [stopped, setStopped] = useState<string | undefined>(undefined);
  const [isSaid, setSaid] = useState(false);
  const going = useRef(pass);
  going.current = pass;
  const due = idle && isOn && table !== undefined && stopped !== handled && thisVisit.get(handled) === null;
  useEffect(() => {
    if (!due) return undefined;
    const saying = setTimeout(() => setSaid(true), TO_HEAR);
    const answering = setTimeout(() => {
      thisVisit.set(handled, 'passed');
      going.current();
    }, TO_SEE);
    return () => {
      clearTimeout(saying);
      clearTimeout(answering);
      setSaid(false);
    };
  }, [due, handled]);
  const stop = (): void => {
    setStopped(handled);
    thisVisit.set(handled, 'stopped');
  };
  const choose = (on: boolean): void => {
    stop();
    chooseAutomaticPassing(on);
  };
  return { isOn, choose, isSaid, stop };
}

/** Beside a question without a choice: whether one wants to be asked next time, as in the settings. */
export function NextPass({ isOn, choose, isSaid }: Omit<Passing, 'stop'>): ReactElement | null {
  if (useTableLocation() === undefined) return null;
  return (
    <>
      <span className={isSaid ? undefined : 'unseen'} role="status">
        {isSaid && t('Passing …')}
      </span>
      <label className="asking-later" title={t('When your hand leaves you no choice.')}>
        {t('Next time:')}
        <select
          className="later-list"
          value={isOn ? 'give' : 'ask'}
          onChange={({ target }) => choose(target.value === 'give')}
        >
          <option value="ask">{t('ask me')}</option>
          <option value="give">{t('pass automatically')}</option>
        </select>
      </label>
    </>
  );
}
