import { type ReactElement, useMemo } from 'react';
import { isChooseOne } from '../../../questions/kinds.ts';
import type { ControlProps } from '../../game-screen.ts';
import { ownerIn, useChoosingOnBoard } from '../choosing.ts';
import { isCardId } from '../words.ts';
import { CardChoice } from './CardChoice.tsx';

/** One of several cards, each with its picture; where they lie, on the own board or on that of a rival, they can be chosen. */
export function ChooseCardControl({ asked: { question, seat }, answer }: ControlProps): ReactElement {
  const from = useMemo(() => (isChooseOne(question) ? question.from.filter(isCardId) : []), [question]);
  useChoosingOnBoard(ownerIn(question, seat), from, answer);
  return (
    <div className="choices card-choices">
      {from.map((id) => (
        <CardChoice key={id} id={id} choose={() => void answer(id)} />
      ))}
    </div>
  );
}
