import { type Filling, type Rendering, render, say, type Text } from '@ecumene/engine';

/**
 * Everything a person reads on the screen goes through here. The English sentence is its own key in the catalogue; a
 * translation is a record of sentences by their English originals.
 */
interface Language {
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

/** A sentence of the screen's own. */
export function t(sentence: string, fillings?: Readonly<Record<string, Filling>>): string {
  return inWords(say(sentence, fillings));
}

/** A sentence of a game, with its things named by `name`. */
export function inWords(text: Text, name?: Rendering['name']): string {
  return render(text, { locale: language.locale, catalogue: language.catalogue, ...(name !== undefined && { name }) });
}

export function locale(): string {
  return language.locale;
}
