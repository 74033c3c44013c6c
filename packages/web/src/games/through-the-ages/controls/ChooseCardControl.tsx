import { type CardId, cards } from '@ecumene/through-the-ages/reference';
import { type ReactElement, useMemo } from 'react';
import { isChooseOne } from '../../../questions/kinds.ts';
import type { ControlProps } from '../../game-screen.ts';
import { Picture } from '../art/Picture.tsx';
import { familyOf } from '../cards/digest.ts';
import { glancing } from '../cards/Glance.tsx';
import { useChoosingOnBoard } from '../choosing.ts';
import { isCardId, nameOf } from '../words.ts';
import './controls.css';

/** Questions about cards of one's own; the others are about those of a rival, of which one may have the same. */
const OWN: ReadonlySet<string> = new Set(['lose-worker', 'destroy-own', 'lose-colony', 'ruin', 'blue-token']);
const NONE: readonly CardId[] = [];

/** One of several cards, each with its picture; where they lie on the own board they glow and can be chosen there. */
export function ChooseCardControl({ asked: { question }, answer }: ControlProps): ReactElement {
  const from = useMemo(() => (isChooseOne(question) ? question.from.filter(isCardId) : []), [question]);
  useChoosingOnBoard(OWN.has(question.topic) ? from : NONE, answer);
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
