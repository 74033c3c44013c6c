import type { ReactElement } from 'react';
import type { ControlProps } from '../games/game-screen.ts';
import { useTable } from '../table/at-table.ts';
import { t } from '../text/text.ts';
import { isConfirm } from './kinds.ts';

/** Yes or no, in the question's own words. */
export function ConfirmControl({ asked: { question }, answer }: ControlProps): ReactElement {
  const { words } = useTable();
  const { yes, no } = isConfirm(question) ? question : { yes: undefined, no: undefined };
  return (
    <div className="choices">
      <button type="button" className="button" onClick={() => void answer(false)}>
        {no === undefined ? t('No') : words(no)}
      </button>
      <button type="button" className="button primary" onClick={() => void answer(true)}>
        {yes === undefined ? t('Yes') : words(yes)}
      </button>
    </div>
  );
}
