import { isRecord } from '@ecumene/engine';
import { type ReactElement, useEffect, useState } from 'react';
import type { ControlProps } from '../games/game-screen.ts';
import { useTable } from '../table/at-table.ts';
import { t } from '../text/text.ts';

/**
 * A move of the game's own for which it brings no control: a sensible one is proposed, laid out in words, and can be made
 * or exchanged for another.
 */
export function ActControl({ asked: { id }, answer }: ControlProps): ReactElement {
  const { port, name } = useTable();
  const [proposal, setProposal] = useState<unknown>(undefined);
  useEffect(() => {
    let here = true;
    port.suggest(id).then(
      (one) => here && setProposal(one),
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, [port, id]);
  const another = (): void => {
    port.suggest(id).then(setProposal, () => undefined);
  };
  return (
    <div className="choices">
      <span className="proposal">{proposal === undefined ? t('Thinking …') : spelled(proposal, name)}</span>
      <button type="button" className="button quiet" onClick={another}>
        {t('Another')}
      </button>
      <button
        type="button"
        className="button primary"
        disabled={proposal === undefined}
        onClick={() => void answer(proposal)}
      >
        {t('Do that')}
      </button>
    </div>
  );
}

/** An answer, read out: names for what has a name, numbers as they are. */
function spelled(answer: unknown, name: (is: string, id: string) => string): string {
  if (typeof answer === 'string') return name('thing', answer);
  if (typeof answer === 'number') return String(answer);
  if (typeof answer === 'boolean') return answer ? t('yes') : t('no');
  if (Array.isArray(answer))
    return answer.length === 0 ? t('nothing') : answer.map((one) => spelled(one, name)).join(', ');
  if (!isRecord(answer)) return t('nothing');
  const parts = Object.entries(answer).map(([key, value]) =>
    key === 'do' ? spelled(value, name) : `${name('thing', key)} ${spelled(value, name)}`,
  );
  return parts.length === 0 ? t('nothing') : parts.join(' · ');
}
