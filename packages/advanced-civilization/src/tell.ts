import { type AncientEvent, tellAncients } from '@ecumene/ancients';
import type { Happening, Text } from '@ecumene/engine';

/** A happening as a sentence of the chronicle. */
export function tell({ event }: Happening<AncientEvent>): Text {
  return tellAncients(event);
}
