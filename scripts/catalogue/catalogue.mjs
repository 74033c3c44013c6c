// The catalogue: every sentence a player may read, with the places that say it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../ready.mjs';
import { collectNames } from './names.mjs';
import { collectSentences } from './sentences.mjs';

export const CATALOGUE = join(root, 'packages/web/src/text/catalogue.json');
export const LANGUAGES = join(root, 'packages/web/src/text/languages');

/** So many places of a sentence are named; a translator needs no more. */
const PLACES = 3;

export function makeCatalogue(sources) {
  const { said } = collectSentences(sources);
  const places = new Map([...said].map(([sentence, files]) => [sentence, [...files].sort()]));
  for (const { where, words } of collectNames())
    for (const word of words) {
      const already = places.get(word) ?? [];
      if (!already.includes(where)) places.set(word, [...already, where]);
    }
  return Object.fromEntries(
    [...places].sort(([a], [b]) => compare(a, b)).map(([sentence, at]) => [sentence, shortened(at)]),
  );
}

/** The order of the letters, the same on every machine. */
function compare(a, b) {
  return a < b ? -1 : Number(a > b);
}

function shortened(places) {
  const named = places.slice(0, PLACES).join(', ');
  return places.length > PLACES ? `${named} …` : named;
}

export function readCatalogue() {
  return JSON.parse(readFileSync(CATALOGUE, 'utf8'));
}

/** A catalogue as it is kept: a sentence a line. */
export function written(catalogue) {
  return `${JSON.stringify(catalogue, null, 2)}\n`;
}
