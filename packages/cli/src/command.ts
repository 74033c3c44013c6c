import { readFileSync } from 'node:fs';
import { type ParseArgsConfig, parseArgs } from 'node:util';

/** One of the words after `ecumene`. */
export interface Command {
  readonly name: string;
  /** What it is for, in one line. */
  readonly about: string;
  readonly help: string;
  run(argv: readonly string[]): Promise<number> | number;
}

export const EXIT = { success: 0, failure: 1, usage: 2 } as const;

/** A command line that cannot be understood: one clear line, and exit code 2. */
export class Usage extends Error {}

/** What `parseArgs` makes of a command's arguments. */
type Parsed<T extends NonNullable<ParseArgsConfig['options']>> = ReturnType<
  typeof parseArgs<{ args: string[]; options: T; allowPositionals: true; strict: true }>
>;

/** The arguments of a command, or a usage error that names the one that is wrong. */
export function parse<T extends NonNullable<ParseArgsConfig['options']>>(
  argv: readonly string[],
  options: T,
): Parsed<T> {
  try {
    return parseArgs({ args: [...argv], options, allowPositionals: true, strict: true });
  } catch (error) {
    throw new Usage(whatIsWrong(error instanceof Error ? error.message : ''));
  }
}

/** Node's own words about a flag, made one clear line. */
function whatIsWrong(told: string): string {
  const valueless = /^Option '(?:-\w, )?(--[\w-]+).*argument (?:is ambiguous|missing)/.exec(told)?.[1];
  if (valueless !== undefined) return `${valueless} needs a value`;
  const [sentence = ''] = told.split(/\.\s/);
  return sentence === '' ? 'the arguments cannot be understood' : sentence.charAt(0).toLowerCase() + sentence.slice(1);
}

/** A whole number given as text, by a flag. */
export function wholeNumber(name: string, text: string, least: number, most: number): number {
  return wholeNumberAs(`--${name}`, text, least, most);
}

/** The same, whatever it is called. */
export function wholeNumberAs(what: string, text: string, least: number, most: number): number {
  const number = Number(text);
  if (text.trim() !== '' && Number.isInteger(number) && number >= least && number <= most) return number;
  throw new Usage(`${what} must be a whole number from ${least} to ${most}, not ${text}`);
}

export function readFile(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    throw new Usage(code === 'ENOENT' ? `there is no file ${path}` : `${path} cannot be read`);
  }
}

export function readJson(path: string): unknown {
  try {
    return JSON.parse(readFile(path));
  } catch (error) {
    if (error instanceof Usage) throw error;
    throw new Usage(`${path} is not JSON`);
  }
}

export function printJson(value: unknown): void {
  console.log(JSON.stringify(value, null, 2));
}
