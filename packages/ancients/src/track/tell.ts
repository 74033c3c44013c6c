import { say, type Text } from '@ecumene/engine';
import type { AncientEvent } from '../events.ts';
import { people } from '../wording.ts';

/** What became of a marker on the track, and what it lacked. @rule track.advance */
export function tellSuccession(event: AncientEvent & { what: 'succession' }): Text {
  const fillings = { nation: people(event.nation), step: event.step };
  if (event.moved === 1) return say('{nation} advances to step {step}.', fillings);
  if (event.moved === -1) return say('{nation} has no city and moves back to step {step}.', fillings);
  if (event.missing === null) return say('{nation} stays on step {step}.', fillings);
  return say('{nation} stays on step {step}. Missing: {missing}.', { ...fillings, missing: nameOf(event.missing) });
}

const MISSING: Readonly<Record<string, string>> = {
  cities: 'cities',
  cards: 'civilization cards',
  advances: 'advances',
  groups: 'cards of other groups',
  points: 'cards of enough value',
  'advance-points': 'points in advances',
  'home-cities': 'a city in its homeland',
};

/** What a marker lacks, in words. */
function nameOf(what: string): Text | string {
  const cost = /\d+$/.exec(what)?.[0] ?? '';
  if (what.startsWith('advances-from-')) return say('advances that cost {cost} or more', { cost });
  if (what.startsWith('advances-below-')) return say('advances that cost less than {cost}', { cost });
  const name = MISSING[what];
  return name === undefined ? what : say(name);
}
