import type { AncientEvent } from '@ecumene/ancients';
import type { Event, Happening } from '@ecumene/engine';

export type Heard = readonly Happening<Event>[];

/** Whether an event is one of those all Civilization games know. */
export function tells<K extends AncientEvent['what']>(
  event: Event,
  what: K,
): event is Extract<AncientEvent, { readonly what: K }> {
  return event.what === what;
}
