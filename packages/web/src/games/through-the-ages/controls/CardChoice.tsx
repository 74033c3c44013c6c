import { type CardId, cards } from '@ecumene/through-the-ages/reference';
import type { ReactElement, ReactNode } from 'react';
import { Picture } from '../art/Picture.tsx';
import { familyOf } from '../cards/digest.ts';
import { glancing } from '../cards/Glance.tsx';
import { nameOf } from '../words.ts';
import './controls.css';

interface CardChoiceProps {
  readonly id: CardId;
  /** Whether it is picked, where several can be. */
  readonly isPicked?: boolean;
  choose(): void;
  /** What else matters about it here. */
  readonly children?: ReactNode;
}

/** A card that can be chosen in the bar, with its picture. */
export function CardChoice({ id, isPicked, choose, children }: CardChoiceProps): ReactElement {
  const toggles = isPicked === undefined ? '' : ' toggle';
  return (
    <button
      type="button"
      className={`button${toggles} card-choice family-${familyOf(cards[id])}`}
      aria-pressed={isPicked}
      {...glancing(id)}
      onClick={choose}
    >
      <span className="card-choice-picture">
        <Picture id={id} />
      </span>
      {nameOf(id)}
      {children}
    </button>
  );
}
