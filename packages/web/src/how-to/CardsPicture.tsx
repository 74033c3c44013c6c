import { type CardId, cards } from '@ecumene/through-the-ages/reference';
import type { ReactElement } from 'react';
import { CardFace } from '../games/through-the-ages/cards/CardFace.tsx';
import { familyOf } from '../games/through-the-ages/cards/digest.ts';
import '../games/through-the-ages/cards/cards.css';
import './pictures.css';

interface CardsPictureProps {
  readonly ids: readonly CardId[];
  readonly words: string;
}

/** Cards of Through the Ages, as they lie in the row. */
export function CardsPicture({ ids, words }: CardsPictureProps): ReactElement {
  return (
    <figure className="guide-picture">
      <ul className="guide-cards">
        {ids.map((id) => (
          <li key={id} className={`card card-face family-${familyOf(cards[id])}`}>
            <CardFace id={id} />
          </li>
        ))}
      </ul>
      <figcaption>{words}</figcaption>
    </figure>
  );
}
