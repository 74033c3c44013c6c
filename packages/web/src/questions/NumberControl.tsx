import { type ReactElement, useState } from 'react';
import type { ControlProps } from '../games/game-screen.ts';
import { useTable } from '../table/at-table.ts';
import { t } from '../text/text.ts';
import { isNumber } from './kinds.ts';
import { Stepper } from './Stepper.tsx';

const BUTTONS = 8;

/** A number: a button each where they are few, else a stepper. */
export function NumberControl({ asked: { question }, answer }: ControlProps): ReactElement {
  const { words } = useTable();
  const { least, most, usual } = isNumber(question) ? question : { least: 0, most: 0, usual: 0 };
  const [value, setValue] = useState(usual);
  if (most - least < BUTTONS) {
    return (
      <div className="choices">
        {Array.from({ length: most - least + 1 }, (_, i) => least + i).map((number) => (
          <button key={number} type="button" className="button" onClick={() => void answer(number)}>
            {number}
          </button>
        ))}
      </div>
    );
  }
  return (
    <div className="choices">
      <Stepper label={words(question.text)} value={value} least={least} most={most} set={setValue} />
      <button type="button" className="button primary" onClick={() => void answer(value)}>
        {t('Choose {value}', { value })}
      </button>
    </div>
  );
}
