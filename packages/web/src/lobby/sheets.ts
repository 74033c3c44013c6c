import type { Option, Options, Refusal, Value } from '@ecumene/engine';
import { isRecord, isRefused, namesIn } from '@ecumene/engine';
import { listedGame } from '@ecumene/games';
import { inWords, named, t } from '../text/text.ts';

/** The options of a game as its maker declared them, and what speaks against a choice of them. */

/** Judges a choice of options for so many seats: everything that does not go together, in sentences. */
export type Objections = (given: Readonly<Record<string, Value>>, seats: number) => readonly string[];

/** What one option asks of another is said beside the option itself, in its own words. */
function faultsIn(settled: object): readonly Refusal[] {
  return isRefused(settled) ? settled.refusals.filter(({ code }) => code !== 'option-needs') : [];
}

/** Judges options in the page; those of a game this page does not know are left to the server. */
export async function judgeOf(game: string): Promise<Objections> {
  const listed = listedGame(game);
  if (listed === undefined) return () => [];
  const [sheet, called] = await Promise.all([listed.sheet(), listed.called()]);
  return (given, seats) =>
    faultsIn(sheet.settle(given, seats)).map(({ text }) => inWords(text, (thing) => named(called(thing))));
}

/** The declarations of a game's options, as the server tells them. */
export function optionsIn(told: unknown): Options {
  if (!isRecord(told)) return {};
  const options: Record<string, Option> = {};
  for (const [name, option] of Object.entries(told)) if (isOption(option)) options[name] = option;
  return options;
}

function isOption(told: unknown): told is Option {
  if (!isRecord(told) || typeof told['title'] !== 'string' || typeof told['about'] !== 'string') return false;
  const { is, among, least, most } = told;
  if (is === 'switch') return typeof told['default'] === 'boolean';
  if (is === 'names') return Array.isArray(among) && told['default'] === '';
  if (is === 'choice') return Array.isArray(among) && typeof told['default'] === 'string';
  return (
    is === 'amount' && typeof least === 'number' && typeof most === 'number' && typeof told['default'] === 'number'
  );
}

export function chosenValue(option: Option, value: Value | undefined): Value {
  return value ?? option.default;
}

/** What an option still asks of others before it may leave its default, in a sentence; nothing if all is well. */
export function unmetNeed(options: Options, chosen: Readonly<Record<string, Value>>, name: string): string | undefined {
  for (const [other, wanted] of Object.entries(options[name]?.needs ?? {})) {
    const option = options[other];
    if (option === undefined) continue;
    const among: readonly Value[] = Array.isArray(wanted) ? wanted : [wanted];
    if (among.includes(chosenValue(option, chosen[other]))) continue;
    return option.is === 'switch'
      ? t('Needs “{other}”.', { other: named(option.title) })
      : t('Needs “{other}” to be {wanted}.', { other: named(option.title), wanted: among.map(inFewWords).join(', ') });
  }
  return undefined;
}

/** Values whose names say nothing to whoever does not know the option. */
const IN_FULL: Readonly<Record<string, string>> = {
  'last-number': t('Sooner, on the last numbered space'),
  beyond: t('Only when a player has all 24 cards'),
  'age-iii-stays': t('Leaders of Age III stay'),
  celt: t('Celts'),
};

/** A value of a choice in a few words: most are declared as names. */
export function inFewWords(value: Value): string {
  const name = String(value);
  if (Object.hasOwn(IN_FULL, name)) return IN_FULL[name] ?? name;
  const words = name.replaceAll('-', ' ');
  return named(words.charAt(0).toUpperCase() + words.slice(1));
}

/** Choices that name the whole game, which say enough without the title of their option. */
const WHOLE_GAMES: Readonly<Record<string, string>> = {
  first: t('First Game'),
  medium: t('Medium game'),
  short: t('Short game'),
};

/** Options that differ from the usual ones, each in a few words. */
export function changedOptions(options: Options, chosen: Readonly<Record<string, Value>>): readonly string[] {
  return Object.entries(options).flatMap(([name, option]) => {
    const value = chosenValue(option, chosen[name]);
    if (value === option.default) return [];
    const title = named(option.title);
    if (option.is === 'names')
      return [t('{title}: {value}', { title, value: namesIn(String(value)).map(inFewWords).join(', ') })];
    const whole = name === 'game' && Object.hasOwn(WHOLE_GAMES, String(value)) && WHOLE_GAMES[String(value)];
    if (whole) return [whole];
    if (option.is !== 'switch') return [t('{title}: {value}', { title, value: inFewWords(value) })];
    return [value === true ? title : t('not: {title}', { title })];
  });
}
