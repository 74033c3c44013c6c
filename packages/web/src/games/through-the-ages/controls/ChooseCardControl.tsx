import { cards } from '@ecumene/through-the-ages/reference';
import { type ReactElement, useMemo } from 'react';
import { isChooseOne } from '../../../questions/kinds.ts';
import type { ControlProps } from '../../game-screen.ts';
import { Picture } from '../art/Picture.tsx';
import { familyOf } from '../cards/digest.ts';
import { glancing } from '../cards/Glance.tsx';
import { ownerIn, useChoosingOnBoard } from '../choosing.ts';
import { isCardId, nameOf } from '../words.ts';
import './controls.css';

/** One of several cards, each with its picture; where they lie, on the own board or on that of a rival, they can be chosen. */
export function ChooseCardControl({ asked: { question, seat }, answer }: ControlProps): ReactElement {
  const from = useMemo(() => (isChooseOne(question) ? question.from.filter(isCardId) : []), [question]);
  useChoosingOnBoard(ownerIn(question, seat), from, answer);
  return (
    <div className="choices card-choices">
      {from.map((id) => (
        <button
          key={id}
          type="button"
          className={`button card-choice family-${familyOf(cards[id])}`}
          {...glancing(id)}
          onClick={() => void answer(id)}
        >
          <span className="card-choice-picture">
            <Picture id={id} />
          </span>
          {nameOf(id)}
        </button>
      ))}
    </div>
  );
}
