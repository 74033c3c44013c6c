import { must } from './json.ts';
import { pick, type Random, shuffle } from './random.ts';
import { type Refusal, refuse } from './refusal.ts';
import { say, type Text } from './text.ts';

/** A way a game can be played, as data: the lobby, the command line and the tests draw from the same. */
interface Described {
  readonly title: string;
  readonly about: string;
  /** The paragraph that allows it. */
  readonly rule?: string;
  /** Other options this one asks for when it is not at its default. */
  readonly needs?: Readonly<Record<string, Value | readonly Value[]>>;
}

export type Value = boolean | string | number;

export interface Switch extends Described {
  readonly is: 'switch';
  readonly default: boolean;
}

export interface Choice<T extends string = string> extends Described {
  readonly is: 'choice';
  readonly among: readonly T[];
  readonly default: T;
}

export interface Amount extends Described {
  readonly is: 'amount';
  readonly least: number;
  readonly most: number;
  readonly default: number;
}

/** Some of these, none of them twice, as one value: `egypt+minoa`. None is the default. */
export interface Names extends Described {
  readonly is: 'names';
  readonly among: readonly string[];
  readonly default: '';
  /** A random value that may be valid for so many seats; none, if not said. */
  draw?(random: Random, seats: number | undefined): readonly string[];
}

export type Option = Switch | Choice | Amount | Names;
export type Options = Readonly<Record<string, Option>>;

/** The settled options of a table: one value for each the game declares. */
export type Settled<O extends Options> = { readonly [K in keyof O]: ValueOf<O[K]> };
type ValueOf<T extends Option> = T extends Switch
  ? boolean
  : T extends Choice<infer C>
    ? C
    : T extends Amount
      ? number
      : T extends Names
        ? string
        : never;

/** A combination that contradicts itself. */
export interface Conflict<S> {
  /** `seats` is how many there are, where that is known already. */
  when(settled: S, seats: number | undefined): boolean;
  readonly text: Text | ((settled: S, seats: number | undefined) => Text);
  readonly rule?: string;
}

export function onOff(described: Described & { readonly default?: boolean }): Switch {
  return { ...described, is: 'switch', default: described.default ?? false };
}

export function oneOf<const T extends string>(
  among: readonly T[],
  described: Described & { readonly default: NoInfer<T> },
): Choice<T> {
  return { ...described, is: 'choice', among };
}

export function amount(
  described: Described & { readonly least: number; readonly most: number; readonly default: number },
): Amount {
  return { ...described, is: 'amount' };
}

export function someOf(among: readonly string[], described: Described & Pick<Names, 'draw'>): Names {
  return { ...described, is: 'names', among, default: '' };
}

const PLUS = '+';

/** The names that a value of a `names` option lists. */
export function namesIn(value: string): readonly string[] {
  return value === '' ? [] : value.split(PLUS);
}

/** The value that lists some names. */
export function listed(names: readonly string[]): string {
  return names.join(PLUS);
}

function accepts(option: Option, value: unknown): boolean {
  switch (option.is) {
    case 'switch':
      return typeof value === 'boolean';
    case 'choice':
      return option.among.some((choice) => choice === value);
    case 'amount':
      return typeof value === 'number' && Number.isInteger(value) && value >= option.least && value <= option.most;
    case 'names': {
      if (typeof value !== 'string') return false;
      const names = namesIn(value);
      return new Set(names).size === names.length && names.every((name) => option.among.includes(name));
    }
  }
}

function expected(option: Option): Text {
  switch (option.is) {
    case 'switch':
      return say('true or false');
    case 'choice':
      return say('one of {choices}', { choices: option.among });
    case 'amount':
      return say('a whole number from {least} to {most}', { least: option.least, most: option.most });
    case 'names':
      return say('some of {choices}, joined by +', { choices: option.among });
  }
}

/** The options a game declares and how they go together. */
export class OptionSheet<O extends Options> {
  readonly options: O;
  readonly #conflicts: readonly Conflict<Settled<O>>[];

  constructor(options: O, conflicts: readonly Conflict<Settled<O>>[] = []) {
    this.options = options;
    this.#conflicts = conflicts;
  }

  /** Fills in the defaults and checks the whole, or says everything that is wrong with it. */
  settle(
    given: Readonly<Record<string, unknown>>,
    seats?: number,
  ): Settled<O> | { readonly refusals: readonly Refusal[] } {
    const refusals: Refusal[] = [];
    const values: Record<string, unknown> = {};
    for (const name of Object.keys(given)) {
      if (!Object.hasOwn(this.options, name))
        refusals.push(refuse('unknown-option', say('There is no option called {name}.', { name })));
    }
    for (const [name, option] of Object.entries(this.options)) {
      const value = given[name] === undefined ? option.default : given[name];
      values[name] = value;
      if (!accepts(option, value)) {
        refusals.push(
          refuse('bad-option', say('{name} must be {expected}.', { name, expected: expected(option) }), option.rule),
        );
      }
    }
    if (refusals.length > 0 || !this.#complete(values)) return { refusals };
    return this.#contradictions(values, seats, refusals) ? { refusals } : values;
  }

  /** The defaults, with some values changed; for tests and set-ups that are known to be right. */
  with(given: { readonly [K in keyof O]?: Value } = {}): Settled<O> {
    const settled = this.settle(given);
    if (!isRefused(settled)) return settled;
    throw new Error(settled.refusals.map((refusal) => JSON.stringify(refusal.text)).join('; '));
  }

  /** A random valid combination for so many seats; `fixed` values are kept. Each option is changed only where all stays valid. */
  draw(random: Random, fixed: Readonly<Record<string, Value>> = {}, seats?: number): Settled<O> {
    const start = this.settle(fixed, seats);
    if (isRefused(start)) throw new Error(`these options do not go together: ${JSON.stringify(fixed)}`);
    let settled = start;
    const names = Object.keys(this.options).filter((name) => !Object.hasOwn(fixed, name));
    for (const name of shuffle(random, names)) {
      const option = must(this.options[name], name);
      const next = this.settle({ ...settled, [name]: drawValue(option, random, seats) }, seats);
      if (!isRefused(next)) settled = next;
    }
    return settled;
  }

  /** The settled values are complete and of the right types, because each was checked against its option. */
  #complete(values: Record<string, unknown>): values is Settled<O> {
    return Object.entries(this.options).every(([name, option]) => accepts(option, values[name]));
  }

  #contradictions(settled: Settled<O>, seats: number | undefined, refusals: Refusal[]): boolean {
    const values: Readonly<Record<string, Value>> = settled;
    for (const [name, option] of Object.entries(this.options)) {
      if (values[name] === option.default) continue;
      for (const [other, wanted] of Object.entries(option.needs ?? {})) {
        const fine = Array.isArray(wanted) ? wanted.includes(values[other]) : wanted === values[other];
        if (fine) continue;
        const text = Array.isArray(wanted)
          ? say('{name} needs {other} to be one of {needed}.', { name, other, needed: wanted.map(String) })
          : say('{name} needs {other} to be {needed}.', { name, other, needed: String(wanted) });
        refusals.push(refuse('option-needs', text, option.rule));
      }
    }
    for (const conflict of this.#conflicts) {
      if (!conflict.when(settled, seats)) continue;
      const text = typeof conflict.text === 'function' ? conflict.text(settled, seats) : conflict.text;
      refusals.push(refuse('option-conflict', text, conflict.rule));
    }
    return refusals.length > 0;
  }
}

export function isRefused(settled: object): settled is { readonly refusals: readonly Refusal[] } {
  return 'refusals' in settled;
}

function drawValue(option: Option, random: Random, seats: number | undefined): Value {
  switch (option.is) {
    case 'switch':
      return pick(random, [true, false]);
    case 'choice':
      return pick(random, option.among);
    case 'amount':
      return pick(random, [option.least, option.default, option.most, Math.floor((option.least + option.most) / 2)]);
    case 'names':
      return listed(option.draw?.(random, seats) ?? []);
  }
}
