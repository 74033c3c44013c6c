import type { Event, Happening } from '@ecumene/engine';
import type { Happened } from '@ecumene/through-the-ages/reference';

/** The table of this game tells only what the game can tell. */
export function isOfAges(happening: Happening<Event>): happening is Happening<Happened> {
  return typeof happening.event.what === 'string';
}
