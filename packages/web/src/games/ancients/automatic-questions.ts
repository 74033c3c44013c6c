import { type NationView, nationNamed } from '@ecumene/ancients';
import { type Question, say } from '@ecumene/engine';
import type { Reading } from './reading.ts';

/** Questions that come again and again with the same few answers, which a nation can answer before it is asked. */
export function asksOften({ ask }: Reading, { name, inert }: NationView): readonly Question[] {
  if (inert) return [];
  return ask(({ taxes, conflict }, state) => {
    const rates = taxes.rates(state, nationNamed(state, name));
    const tax = {
      kind: 'choose-one',
      topic: 'tax-rate',
      text: say('Choose the tax rate per city.'),
      rule: taxes.cites.rate[0],
      from: rates.map(String),
      usual: String(taxes.usual),
    };
    const pillage = {
      kind: 'name-number',
      topic: 'pillage',
      text: say('Choose how many tokens to pillage from a city you destroy.'),
      rule: conflict.cites.pillage[0],
      least: 0,
      most: conflict.pillage,
      usual: conflict.pillage,
    };
    return [...(rates.length > 1 ? [tax] : []), pillage];
  });
}
