import { type ReactElement, useEffect, useState } from 'react';
import type { ControlProps } from '../games/game-screen.ts';
import { useTable } from '../table/at-table.ts';
import { t } from '../text/text.ts';
import { spelled } from './spelled.ts';

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
        {t('Confirm')}
      </button>
    </div>
  );
}
