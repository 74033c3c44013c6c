import { type CardId, cards } from '@ecumene/through-the-ages/reference';
import type { ReactElement } from 'react';
import { named } from '../../../text/text.ts';
import { inHand } from '../actions/possible-action.ts';
import { familyOf } from '../cards/digest.ts';
import { FamilyShape } from '../cards/Glyph.tsx';
import { openOverlay } from '../overlay.ts';
import { KINDS, nameOf } from '../words.ts';

/** Cards something can be done with, as short buttons that open them. */
export function CardActions({ ids }: { readonly ids: readonly CardId[] }): ReactElement {
  return (
    <div className="card-chips">
      {ids.map((id) => (
        <button
          key={id}
          type="button"
          className="button card-chip"
          title={named(cards[id].text)}
          onClick={() => openOverlay({ at: 'card', card: id, spot: inHand(id) })}
        >
          <FamilyShape family={familyOf(cards[id])} />
          <span>
            {nameOf(id)}
            <Kind id={id} />
          </span>
        </button>
      ))}
    </div>
  );
}

/** What kind of card it is, unless its name says so. */
function Kind({ id }: { readonly id: CardId }): ReactElement | null {
  const kind = KINDS[cards[id].kind];
  if (nameOf(id).includes(kind)) return null;
  return (
    <>
      {' '}
      <span className="hint">{kind}</span>
    </>
  );
}
