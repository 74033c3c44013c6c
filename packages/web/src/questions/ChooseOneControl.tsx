import type { ChooseOne } from '@ecumene/engine';
import { type ReactElement, useMemo } from 'react';
import type { ControlProps } from '../games/game-screen.ts';
import { useTable } from '../table/at-table.ts';
import { useIntent } from '../table/desk.ts';
import { t } from '../text/text.ts';
import { isChooseOne, marked } from './kinds.ts';
import { choiceLabel } from './labels.ts';

/** So many choices are shown as buttons; more go into a list. */
const BUTTONS = 9;

const NO_CHOICE = { from: [] };

/** One of several: on the board where they are areas, as buttons, or from a list. */
export function ChooseOneControl({ asked: { question }, answer }: ControlProps): ReactElement {
  const { name, words } = useTable();
  const choice: Pick<ChooseOne, 'from' | 'of' | 'words' | 'usual'> = isChooseOne(question) ? question : NO_CHOICE;
  const { from, of, usual } = choice;
  const intent = useMemo(
    () =>
      of === 'area'
        ? {
            areas: marked(from, () => false),
            dims: true,
            tap: (area: string) => {
              if (from.includes(area)) void answer(area);
            },
          }
        : undefined,
    [of, from, answer],
  );
  useIntent(intent);
  const label = (id: string): string => choiceLabel(choice, id, { words, name });
  if (from.length > BUTTONS) {
    return (
      <select
        className="pick-list"
        aria-label={words(question.text)}
        value=""
        onChange={({ target }) => void answer(target.value)}
      >
        <option value="" disabled>
          {t('Choose one of {n} …', { n: from.length })}
        </option>
        {from.map((id) => (
          <option key={id} value={id}>
            {label(id)}
          </option>
        ))}
      </select>
    );
  }
  return (
    <div className="choices">
      {from.map((id) => (
        <button key={id} type="button" className="button" onClick={() => void answer(id)}>
          {id === usual && !question.heed?.includes(id) ? t('{choice} (default)', { choice: label(id) }) : label(id)}
        </button>
      ))}
    </div>
  );
}
