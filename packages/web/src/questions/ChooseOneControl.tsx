import type { ChooseOne } from '@ecumene/engine';
import { type ReactElement, useMemo } from 'react';
import type { ControlProps } from '../games/game-screen.ts';
import { useTable } from '../table/at-table.ts';
import { useIntent } from '../table/desk.ts';
import { t } from '../text/text.ts';
import { isChooseOne, marked } from './kinds.ts';
import { choiceLabel } from './labels.ts';
import { PickOne } from './PickOne.tsx';

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
  const label = (id: string): string => {
    const plain = choiceLabel(choice, id, { words, name });
    return id === usual && !question.heed?.includes(id) ? t('{choice} (default)', { choice: plain }) : plain;
  };
  return (
    <PickOne
      label={words(question.text)}
      choices={from.map((id) => ({ id, label: label(id) }))}
      pick={(id) => void answer(id)}
    />
  );
}
