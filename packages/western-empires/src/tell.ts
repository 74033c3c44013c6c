import type { Happening, Text } from '@ecumene/engine';
import { tellEvent, type WeEvent } from './events.ts';

/** A happening as a sentence of the log. */
export function tell({ event }: Happening<WeEvent>): Text {
  return tellEvent(event);
}
