import { closing } from '@ecumene/engine';
import type { Language } from './text.ts';

/**
 * A language nobody speaks: English with accents, a third longer, made from the catalogue. Whatever still reads as plain
 * English on a page in it did not go through the catalogue.
 */

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ACCENTED = 'åƀçđéƒĝħîĵķļɱñöþɋŕšŧûṽŵẋýžÅɃÇĐÉƑĜĦÎĴĶĻṀÑÖÞɊŔŠŦÛṼŴẊÝŽ';
const ACCENTS = new Map([...PLAIN].map((letter, place) => [letter, [...ACCENTED][place] ?? letter]));
/** Translations are often longer than English by this much. */
const LONGER = 0.3;

export function pseudo(sentences: readonly string[], direction: Language['direction']): Language {
  const catalogue = Object.fromEntries(sentences.map((sentence) => [sentence, disguised(sentence)]));
  return { locale: 'en-XA', catalogue, direction };
}

/** A sentence with accents and padding; its gaps, and the names of plural forms, stay as they are. */
export function disguised(sentence: string): string {
  const letters = sentence.replace(/\{[^{}]*\}/g, '').length;
  const padding = '·'.repeat(Math.ceil(letters * LONGER));
  return accented(sentence) + padding.replace(/(·{5})(?=·)/g, '$1 ');
}

function accented(template: string): string {
  let out = '';
  for (let i = 0; i < template.length; ) {
    const open = template.indexOf('{', i);
    const end = open < 0 ? template.length : open;
    out += [...template.slice(i, end)].map((letter) => ACCENTS.get(letter) ?? letter).join('');
    if (open < 0) break;
    const close = closing(template, open);
    out += `{${gap(template.slice(open + 1, close))}}`;
    i = close + 1;
  }
  return out;
}

/** A gap as it is, or the forms of a plural, each with accents. */
function gap(inside: string): string {
  const head = /^\s*\w+\s*,\s*plural\s*,/.exec(inside)?.[0];
  if (head === undefined) return inside;
  let out = head;
  for (let i = head.length; i < inside.length; ) {
    const open = inside.indexOf('{', i);
    if (open < 0) return out;
    const close = closing(inside, open);
    out += `${inside.slice(i, open)}{${accented(inside.slice(open + 1, close))}}`;
    i = close + 1;
  }
  return out;
}
