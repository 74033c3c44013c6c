import { type AncientEvent, byCities, byTokens, type Tally, tellAncients } from '@ecumene/ancients';
import type { Happening, Text } from '@ecumene/engine';
import { doctrine } from './conflict.ts';

/** A happening as a sentence of the chronicle. */
export function tell({ event, rule }: Happening<AncientEvent>): Text {
  return tellAncients(rule === doctrine.rules.pirates ? ofPirates(event) : event);
}

/** What those are called whose tokens fight by a rule: those that stand in for a Pirate city are Pirates. @rule AC 24.34 */
export function fighterBy(rule: string): (nation: string) => string {
  return rule === doctrine.rules.pirates ? byCities : byTokens;
}

function ofPirates(event: AncientEvent): AncientEvent {
  switch (event.what) {
    case 'tokens-removed':
      return { ...event, nation: byCities(event.nation) };
    case 'fought':
      return { ...event, before: called(event.before), after: called(event.after) };
    default:
      return event;
  }
}

function called(tally: Tally): Tally {
  return Object.fromEntries(Object.entries(tally).map(([nation, count]) => [byCities(nation), count]));
}
