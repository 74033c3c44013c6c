import { type CardId, cards } from '@ecumene/through-the-ages/reference';
import type { ReactElement } from 'react';
import { named } from '../../../text/text.ts';
import { familyOf } from '../cards/digest.ts';
import { FamilyShape } from '../cards/Glyph.tsx';
import { inHand } from '../deeds/deed.ts';
import { lookAt } from '../looking.ts';
import { KINDS, nameOf } from '../words.ts';

/** Cards something can be done with, as short buttons that open them. */
export function CardDeeds({ ids }: { readonly ids: readonly CardId[] }): ReactElement {
  return (
    <div className="card-chips">
      {ids.map((id) => (
        <button
          key={id}
          type="button"
          className="button card-chip"
          title={named(cards[id].text)}
          onClick={() => lookAt({ at: 'card', card: id, spot: inHand(id) })}
        >
          <FamilyShape family={familyOf(cards[id])} />
          <span>
            {nameOf(id)} <span className="hint">{KINDS[cards[id].kind]}</span>
          </span>
        </button>
      ))}
    </div>
  );
}
