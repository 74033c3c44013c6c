import { type Card, type CardId, cards } from '@ecumene/through-the-ages/reference';
import type { ComponentType, ReactElement } from 'react';
import { named } from '../../../text/text.ts';
import { Signs } from '../cards/CardFront.tsx';
import { familyOf } from '../cards/digest.ts';
import { FamilyShape } from '../cards/Glyph.tsx';
import { toggled } from '../picking.ts';
import { nameOf } from '../words.ts';

interface PickedCardsProps {
  readonly title: string;
  readonly ids: readonly CardId[];
  /** The places of those picked: several cards may have one name. */
  readonly picked: ReadonlySet<number>;
  set(picked: ReadonlySet<number>): void;
  /** What a card counts for here; unless told otherwise, what it gives. */
  readonly Worth?: ComponentType<{ readonly card: Card }>;
  /** They can be picked in the hand as well: this list is for screens on which the hand may be out of view. */
  readonly alsoInHand?: boolean;
}

/** Cards or units to be picked, each by itself. */
export function PickedCards(props: PickedCardsProps): ReactElement | null {
  const { title, ids, picked, set, Worth = Signs, alsoInHand = false } = props;
  if (ids.length === 0) return null;
  return (
    <fieldset className={alsoInHand ? 'picks picks-in-hand' : 'picks'}>
      <legend>{title}</legend>
      {ids.map((id, place) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: several cards may have one name.
          key={`${id} ${place}`}
          type="button"
          className="button small toggle card-chip"
          aria-pressed={picked.has(place)}
          title={named(cards[id].text)}
          onClick={() => set(toggled(picked, place))}
        >
          <FamilyShape family={familyOf(cards[id])} /> {nameOf(id)} <Worth card={cards[id]} />
        </button>
      ))}
    </fieldset>
  );
}

/** The names of those picked. */
export function pickedOf(ids: readonly CardId[], picked: ReadonlySet<number>): CardId[] {
  return ids.filter((_, place) => picked.has(place));
}
