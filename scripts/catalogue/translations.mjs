// Whether a translation can be said: its gaps are filled, and it has a form for every number.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render, say } from '@ecumene/engine';
import { LANGUAGES } from './catalogue.mjs';

/** Numbers that between them ask for every plural form there is. */
const NUMBERS = [0, 1, 2, 3, 6, 11, 100, 1_000_000];

/** The gaps a sentence asks to be filled. */
function gapsOf(sentence, locale) {
  const asked = new Set();
  for (const number of NUMBERS) {
    const fillings = new Proxy({}, { get: (_, gap) => asked.add(gap) && number });
    render(say(sentence, fillings), { locale });
  }
  return asked;
}

/** What keeps a translation of a sentence from being said; nothing if all is well. */
export function faultOf(sentence, words, locale) {
  if (words === '') return undefined;
  try {
    const known = gapsOf(sentence, 'en');
    const strange = [...gapsOf(words, locale)].find((gap) => !known.has(gap));
    return strange && `nothing fills {${strange}}`;
  } catch (error) {
    return error.message;
  }
}

/** Every translation that cannot be said, of all languages there are. */
export function faultsOfTranslations() {
  return readdirSync(LANGUAGES, { withFileTypes: true })
    .filter(({ name }) => name.endsWith('.json'))
    .flatMap(({ name }) => {
      const sentences = JSON.parse(readFileSync(join(LANGUAGES, name), 'utf8'));
      const locale = name.slice(0, -'.json'.length);
      return Object.entries(sentences).flatMap(([sentence, words]) => {
        const fault = faultOf(sentence, words, locale);
        return fault === undefined ? [] : [`${locale}: ${sentence}: ${fault}`];
      });
    });
}
