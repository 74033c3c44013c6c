import { type Filling, type Rendering, render, say, type Text, type Thing } from '@ecumene/engine';
import { apart } from './apart.ts';

/**
 * Everything a person reads on the screen goes through here. The English sentence is its own key in the catalogue; a
 * translation is a record of sentences by their English originals.
 */
export interface Language {
  readonly locale: string;
  readonly catalogue: Readonly<Record<string, string>>;
  readonly direction: 'ltr' | 'rtl';
}

export const ENGLISH: Language = { locale: 'en', catalogue: {}, direction: 'ltr' };

let language = ENGLISH;

/** Chooses the language of everything said from now on. */
export function speak(other: Language): void {
  language = other;
  document.documentElement.lang = other.locale;
  document.documentElement.dir = other.direction;
}

/** A sentence of the screen's own, written out where it is said so that the catalogue knows it. */
export function t(sentence: string, fillings?: Readonly<Record<string, Filling>>): string {
  return inWords(say(sentence, fillings && setApart(fillings)));
}

function setApart(fillings: Readonly<Record<string, Filling>>): Readonly<Record<string, Filling>> {
  return Object.fromEntries(
    Object.entries(fillings).map(([gap, filling]) => [gap, typeof filling === 'string' ? apart(filling) : filling]),
  );
}

/** Words from the tables of a game: what a card, an area or an option is called, what a paragraph says. */
export function named(words: string): string {
  return Object.hasOwn(language.catalogue, words) ? (language.catalogue[words] ?? words) : words;
}

/** A sentence of a game, with its things named by `name`. */
export function inWords(text: Text, name?: Rendering['name']): string {
  const { locale: place, catalogue } = language;
  return render(text, {
    locale: place,
    catalogue,
    ...(name !== undefined && { name: (thing: Thing) => apart(name(thing)) }),
  });
}

export function locale(): string {
  return language.locale;
}
