import { cards } from '@ecumene/through-the-ages/reference';
import type { ReactElement } from 'react';
import { Picture } from './art/Picture.tsx';
import { familyOf } from './cards/digest.ts';
import { isCardId } from './words.ts';

/** The card a scene is about: an event, an attack, a war, a pact. */
export function ScenePicture({ card }: { readonly card: string }): ReactElement | null {
  if (!isCardId(card)) return null;
  return (
    <span className={`scene-picture family-${familyOf(cards[card])}`}>
      <Picture id={card} />
    </span>
  );
}
