import { type Card, type CardId, cards } from '@ecumene/through-the-ages/reference';
import type { ComponentType, ReactElement } from 'react';
import { named } from '../../../text/text.ts';
import { Signs } from '../cards/CardFront.tsx';
import { familyOf } from '../cards/digest.ts';
import { FamilyShape } from '../cards/Glyph.tsx';
import { nameOf } from '../words.ts';

interface PickedCardsProps {
  readonly title: string;
  readonly ids: readonly CardId[];
  /** The places of those picked: several cards may have one name. */
  readonly picked: ReadonlySet<number>;
  set(picked: ReadonlySet<number>): void;
  /** What a card counts for here; unless told otherwise, what it gives. */
  readonly Worth?: ComponentType<{ readonly card: Card }>;
}

/** Cards or units to be picked, each by itself. */
export function PickedCards({ title, ids, picked, set, Worth = Signs }: PickedCardsProps): ReactElement | null {
  if (ids.length === 0) return null;
  const toggle = (place: number): void => {
    const next = new Set(picked);
    if (!next.delete(place)) next.add(place);
    set(next);
  };
  return (
    <fieldset className="picks">
      <legend>{title}</legend>
      {ids.map((id, place) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: several cards may have one name.
          key={`${id} ${place}`}
          type="button"
          className="button small toggle card-chip"
          aria-pressed={picked.has(place)}
          title={named(cards[id].text)}
          onClick={() => toggle(place)}
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
