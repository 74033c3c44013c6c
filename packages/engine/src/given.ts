import { isRecord } from './json.ts';

/** Keys and positions from the top of a `given` to one of its parts. */
export type GivenPath = readonly (string | number)[];

/** An error in a scenario's `given`: its line, what is wrong, what would be right. */
export class WrongGiven extends Error {
  readonly path: GivenPath;

  constructor(path: GivenPath, message: string) {
    super(message);
    this.path = path;
  }
}

/** A part of a scenario's `given`, read with checks, so that an error names its place. */
export class Given {
  readonly value: unknown;
  readonly path: GivenPath;

  constructor(value: unknown, path: GivenPath = []) {
    this.value = value;
    this.path = path;
  }

  fail(message: string): never {
    throw new WrongGiven(this.path, message);
  }

  /** The parts of a record, by name. If the names are listed, no other may stand in it. */
  parts(names?: readonly string[]): ReadonlyMap<string, Given> {
    const { value } = this;
    if (!isRecord(value) || Array.isArray(value)) {
      return this.fail(
        `Expected names and values${names === undefined || isLong(names) ? '' : `: ${names.join(', ')}`}.`,
      );
    }
    const parts = new Map(Object.entries(value).map(([name, part]) => [name, new Given(part, [...this.path, name])]));
    for (const [name, part] of parts) {
      if (names !== undefined && !names.includes(name)) part.fail(unknownName(name, names));
    }
    return parts;
  }

  list(): readonly Given[] {
    const { value } = this;
    if (!Array.isArray(value)) return this.fail('Expected a list: [first, second].');
    return value.map((part: unknown, i) => new Given(part, [...this.path, i]));
  }

  text(): string {
    return typeof this.value === 'string' ? this.value : this.fail('Expected a name.');
  }

  /** A whole number within bounds, both included. */
  count(most = Number.MAX_SAFE_INTEGER, least = 0): number {
    const { value } = this;
    if (typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most) return value;
    const range = most === Number.MAX_SAFE_INTEGER ? `${least} or more` : `${least} to ${most}`;
    return this.fail(`${JSON.stringify(value)} is not possible here: expected a whole number, ${range}.`);
  }

  flag(): boolean {
    return typeof this.value === 'boolean' ? this.value : this.fail('Expected true or false.');
  }

  /** One of these names. */
  oneOf(names: readonly string[]): string {
    const name = this.text();
    return names.includes(name) ? name : this.fail(unknownName(name, names));
  }

  /** A list in which nothing is named twice. */
  distinct(): readonly Given[] {
    const list = this.list();
    const named = new Set<unknown>();
    for (const one of list) {
      if (named.has(one.value)) one.fail(`${one.text()} is named twice. Name it once.`);
      named.add(one.value);
    }
    return list;
  }
}

const MANY = 30;

/** The most names to list in an error. */
function isLong(names: readonly string[]): boolean {
  return names.length > MANY;
}

/** "There is no memfis. Did you mean memphis?" Lists the names where they are few. */
export function unknownName(name: string, names: readonly string[]): string {
  const close = [...nearest(name, names), ...names.filter((each) => isPartOf(name, each))][0];
  if (close !== undefined) return `There is no ${name}. Did you mean ${close}?`;
  return names.length > 0 && !isLong(names)
    ? `There is no ${name}. There are: ${names.join(', ')}.`
    : `There is no ${name}.`;
}

/** The names that could be meant by one with a slip, the likeliest first. */
function nearest(name: string, names: readonly string[]): readonly string[] {
  return names
    .map((each) => ({ each, distance: editDistance(name, each) }))
    .filter(({ each, distance }) => distance <= Math.ceil(each.length / 3))
    .sort((a, b) => a.distance - b.distance)
    .map(({ each }) => each);
}

/** Whether a name consists of some words of another: `caesar` of `julius-caesar`. */
function isPartOf(name: string, whole: string): boolean {
  return `-${whole}-`.includes(`-${name}-`);
}

/** How many letters must be added, dropped or replaced to turn one word into another. */
function editDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, i) => i);
  for (let i = 1; i <= from.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= to.length; j += 1) {
      const replaced = (row[j - 1] ?? 0) + (from[i - 1] === to[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}
