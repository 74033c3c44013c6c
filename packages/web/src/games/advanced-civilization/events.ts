import type { AncientEvent } from '@ecumene/ancients';
import type { Event, Happening } from '@ecumene/engine';

/** The table of this game tells only what the game can tell. */
export function isAncient(happening: Happening<Event>): happening is Happening<AncientEvent> {
  return typeof happening.event.what === 'string';
}
