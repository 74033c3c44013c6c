import type { ReactElement } from 'react';
import { t } from '../text/text.ts';

/** So many choices are shown as buttons; more go into a list. */
const BUTTONS = 9;

interface PickOneProps {
  /** What is asked, for those who cannot see it beside the list. */
  readonly label: string;
  readonly choices: readonly { readonly id: string; readonly label: string }[];
  pick(id: string): void;
}

/** One of several by its words: as buttons, or from a list. */
export function PickOne({ label, choices, pick }: PickOneProps): ReactElement {
  if (choices.length > BUTTONS) {
    return (
      <select className="pick-list" aria-label={label} value="" onChange={({ target }) => pick(target.value)}>
        <option value="" disabled>
          {t('Choose one of {n} …', { n: choices.length })}
        </option>
        {choices.map((choice) => (
          <option key={choice.id} value={choice.id}>
            {choice.label}
          </option>
        ))}
      </select>
    );
  }
  return (
    <div className="choices">
      {choices.map((choice) => (
        <button key={choice.id} type="button" className="button" onClick={() => pick(choice.id)}>
          {choice.label}
        </button>
      ))}
    </div>
  );
}
