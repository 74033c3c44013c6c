import { type AncientEvent, type Because, byCities, byTokens } from '@ecumene/ancients';
import type { Event, Happening } from '@ecumene/engine';

/** The table of a Civilization game tells only what such games can tell, and what is the game's own. */
export function isAncient(happening: Happening<Event>): happening is Happening<AncientEvent> {
  return typeof happening.event.what === 'string';
}

/** What those are called whose tokens fight: those that stand in for a pirate city are pirates. */
export function fighterBy(because: Because | undefined): (nation: string) => string {
  return because === 'pirates' ? byCities : byTokens;
}
