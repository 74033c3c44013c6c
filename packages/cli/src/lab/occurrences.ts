import type { Event, Happening, Option } from '@ecumene/engine';
import type { AnyGame } from '@ecumene/games';
import { civilizations } from './occurrences/civilizations.ts';
import type { Counted } from './occurrences/count-by-name.ts';
import { throughTheAges } from './occurrences/through-the-ages.ts';

const COUNTED: readonly Counted[] = [...civilizations, throughTheAges];

/** How often each thing of a kind occurred, those that never did included. */
export interface Occurred {
  readonly of: string;
  readonly counts: Readonly<Record<string, number>>;
}

/** How often each thing a game can bring occurred in a series of games: nothing may stay untried unnoticed. */
export class Occurrences {
  readonly #game: AnyGame;
  readonly #counted: Counted | undefined;
  readonly #counts = new Map<string, Map<string, number>>();

  constructor(game: AnyGame) {
    this.#game = game;
    this.#counted = COUNTED.find((one) => one.game === game.name);
    for (const [kind, names] of Object.entries(this.#counted?.names ?? {})) this.#expect(kind, names);
    this.#expect('options', optionValues(game));
  }

  /** A game begins under these options. */
  begin(options: Readonly<Record<string, unknown>>): void {
    for (const [name, option] of Object.entries(this.#game.sheet.options))
      this.#count('options', optionValue(name, option, options[name] ?? option.default));
  }

  heard(happenings: readonly Happening<Event>[]): void {
    for (const happening of happenings)
      for (const [kind, name] of this.#counted?.of(happening) ?? []) this.#count(kind, name);
  }

  counts(): Occurred[] {
    return [...this.#counts].map(([of, names]) => ({ of, counts: Object.fromEntries(names) }));
  }

  #expect(kind: string, names: readonly string[]): void {
    this.#counts.set(kind, new Map(names.map((name) => [name, 0])));
  }

  /** Only what is expected is counted: a card of another reading, or a calamity of another set, is not. */
  #count(kind: string, name: string): void {
    const names = this.#counts.get(kind);
    const before = names?.get(name);
    if (before !== undefined) names?.set(name, before + 1);
  }
}

const AS_USUAL = 'usual';
const OTHERWISE = 'other';

/** Every position of every option; of numbers and lists, whether they are as usual. */
function optionValues(game: AnyGame): string[] {
  return Object.entries(game.sheet.options).flatMap(([name, option]) => {
    if (option.is === 'switch') return [`${name}=true`, `${name}=false`];
    if (option.is === 'choice') return option.among.map((value) => `${name}=${value}`);
    return [`${name}=${AS_USUAL}`, `${name}=${OTHERWISE}`];
  });
}

function optionValue(name: string, option: Option, value: unknown): string {
  if (option.is === 'switch' || option.is === 'choice') return `${name}=${String(value)}`;
  return `${name}=${value === option.default ? AS_USUAL : OTHERWISE}`;
}

/** A line for each kind with everything that occurred, and one with what did not. */
export function describeOccurrences(occurrences: readonly Occurred[]): string[] {
  return occurrences.flatMap(({ of, counts }) => {
    const known = Object.entries(counts);
    const often = known.filter(([, count]) => count > 0).map(([name, count]) => `${name} ${count}`);
    const never = known.filter(([, count]) => count === 0).map(([name]) => name);
    return [
      `${of}: ${often.join(', ') || 'none'}`,
      ...(never.length > 0 && often.length > 0 ? [`  never: ${never.join(', ')}`] : []),
    ];
  });
}
