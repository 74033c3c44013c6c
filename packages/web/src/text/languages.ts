import { remembered, thisVisit } from '../device/memory.ts';
import { ENGLISH, type Language } from './text.ts';

/** The languages of the site. Each is a file of translated sentences, fetched by those who speak it. */

type Sentences = Readonly<Record<string, string>>;

const FILES = import.meta.glob<Sentences>('./languages/*.json', { import: 'default' });
const CATALOGUE = import.meta.glob<Sentences>('./catalogue.json', { import: 'default' });
const KEY = 'ecumene.language';
/** Made while the page runs, to see what a translation would do to it; never offered. */
const PSEUDO = ['pseudo', 'pseudo-rtl'];
const RIGHT_TO_LEFT = new Set(['ar', 'ckb', 'dv', 'fa', 'he', 'ps', 'sd', 'ug', 'ur', 'yi']);

/** Every language the site speaks, English first. */
export const LOCALES: readonly string[] = [
  ENGLISH.locale,
  ...Object.keys(FILES).map((path) => path.slice('./languages/'.length, -'.json'.length)),
];

/** The first language a person can be spoken to in: as the address says, as chosen here, or as the device prefers. */
export function preferred(asked: string | null, device: readonly string[], spoken = LOCALES): string {
  if (asked !== null && (spoken.includes(asked) || PSEUDO.includes(asked))) return asked;
  for (const wanted of device) {
    const [tongue = ''] = wanted.split('-');
    const found = [wanted, tongue].find((one) => spoken.includes(one));
    if (found !== undefined) return found;
  }
  return ENGLISH.locale;
}

/** The language to speak on this page; what the address asks for goes for the whole visit. */
export function wantedLocale(): string {
  const here = new URLSearchParams(location.search).get('language');
  if (here !== null) thisVisit.set(KEY, here);
  return preferred(thisVisit.get(KEY) ?? remembered.get(KEY), navigator.languages);
}

/** Speaks another language from now on. What is on the screen was said in the old one, so the page is opened again. */
export function chooseLocale(chosen: string): void {
  thisVisit.forget(KEY);
  remembered.set(KEY, chosen);
  location.reload();
}

/** Fetches a language; English needs nothing. */
export async function fetchLanguage(locale: string): Promise<Language> {
  if (PSEUDO.includes(locale)) return inPseudo(locale === 'pseudo-rtl' ? 'rtl' : 'ltr');
  const load = FILES[`./languages/${locale}.json`];
  return load === undefined ? ENGLISH : translated(locale, await load());
}

async function inPseudo(direction: Language['direction']): Promise<Language> {
  const { pseudo } = await import('./pseudo.ts');
  const sentences = (await CATALOGUE['./catalogue.json']?.()) ?? {};
  return pseudo(Object.keys(sentences), direction);
}

/** A language as its file says it. What is not translated yet is said in English. */
export function translated(locale: string, sentences: Sentences): Language {
  const [tongue = ''] = locale.split('-');
  return {
    locale,
    catalogue: Object.fromEntries(Object.entries(sentences).filter(([, words]) => words !== '')),
    direction: RIGHT_TO_LEFT.has(tongue) ? 'rtl' : 'ltr',
  };
}

/** What a language calls itself. */
export function ownName(locale: string): string {
  return new Intl.DisplayNames([locale], { type: 'language' }).of(locale) ?? locale;
}
