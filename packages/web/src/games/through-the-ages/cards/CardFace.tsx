import { type CardId, cards } from '@ecumene/through-the-ages/reference';
import type { ReactElement } from 'react';
import { t } from '../../../text/text.ts';
import { Picture } from '../art/Picture.tsx';
import { KINDS, nameOf } from '../words.ts';
import { Printed, Signs } from './CardFront.tsx';
import { familyOf, saysAll } from './digest.ts';
import { FamilyShape } from './Glyph.tsx';
import { sizeOfName } from './size-of-name.ts';

/** The face of a card of the row or a hand: picture, age, kind and name, what it gives and costs. */
export function CardFace({ id, count = 1 }: { readonly id: CardId; readonly count?: number }): ReactElement {
  const card = cards[id];
  return (
    <>
      <span className="card-picture">
        <Picture id={id} />
        <span className="age-plaque">
          <span className="unseen">{t('Age')} </span>
          {card.age}
        </span>
        <span className="kind-plaque">
          <FamilyShape family={familyOf(card)} size={11} />
          <span className="card-kind">{KINDS[card.kind]}</span>
        </span>
        {count > 1 && <b className="card-count">×{count}</b>}
      </span>
      <span className="card-name" style={{ fontSize: sizeOfName(nameOf(id)) }}>
        {nameOf(id)}
      </span>
      <span className="card-facts">
        {(saysAll(card) || card.kind === 'action') && <Signs card={card} />}
        <Printed card={card} />
      </span>
    </>
  );
}
