import { say, type Text } from '@ecumene/engine';
import type { AncientEvent } from '../events.ts';
import { people } from '../wording.ts';

/** What became of a marker on the track, and what it lacked. @rule track.advance */
export function tellSuccession(event: AncientEvent & { what: 'succession' }): Text {
  const fillings = { nation: people(event.nation), step: event.step };
  if (event.moved === 1) return say('{nation} advances to step {step}.', fillings);
  if (event.moved === -1) return say('{nation} has no city and moves back to step {step}.', fillings);
  if (event.missing === null) return say('{nation} stays on step {step}.', fillings);
  const missing = MISSING[event.missing];
  return say('{nation} stays on step {step}. Missing: {missing}.', {
    ...fillings,
    missing: missing === undefined ? event.missing : say(missing),
  });
}

const MISSING: Readonly<Record<string, string>> = {
  cities: 'cities',
  cards: 'civilization cards',
  groups: 'cards of other groups',
  points: 'cards of enough value',
  'home-cities': 'a city in its homeland',
};
