import { isRecord, refuse, say } from '@ecumene/engine';

const TOO_DEEP = refuse('too-deep', say('This is nested too deep.'));
const TOO_INTRICATE = refuse('too-intricate', say('This is made of too many parts.'));
const NOT_JSON = refuse('not-json', say('This is not JSON.'));

/** What cannot be read, and why. */
export class Unreadable extends Error {
  readonly refusal: typeof NOT_JSON;

  constructor(refusal: typeof NOT_JSON) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

/** Reads JSON from outside: not too deep, without the one name that is no name of data, and with nothing that is no text. */
export function readJson(text: string, deepest: number): unknown {
  const { depth, parts } = nestingOf(text);
  if (depth > deepest) throw new Unreadable(TOO_DEEP);
  if (parts > MOST_PARTS) throw new Unreadable(TOO_INTRICATE);
  // Looking at every name takes time, so that is done only where it might be written, plainly or in disguise.
  const wary = text.includes('__proto__') || text.includes('\\u');
  try {
    return wary ? JSON.parse(text, refuseOddities) : JSON.parse(text);
  } catch {
    throw new Unreadable(NOT_JSON);
  }
}

/** The id of something that is not taken, if it can be made out: whoever sent it is to know what was refused. */
export function idIn(text: string): string | null {
  try {
    const data: unknown = JSON.parse(text);
    return isRecord(data) && typeof data['id'] === 'string' ? data['id'] : null;
  } catch {
    return null;
  }
}

function refuseOddities(name: string, value: unknown): unknown {
  if (name === '__proto__' || !isText(name) || (typeof value === 'string' && !isText(value)))
    throw new Unreadable(NOT_JSON);
  return value;
}

/** Whether this can be kept as text: not every database takes the letter that is none, and none keeps half of one. */
export function isText(text: string): boolean {
  return !text.includes('\u0000') && !HALF.test(text);
}

/** Half of a character that is written with two. */
const HALF = /\p{Surrogate}/u;

/** How deep brackets are nested outside of strings, and how many of them open. */
function nestingOf(text: string): { readonly depth: number; readonly parts: number } {
  let depth = 0;
  let most = 0;
  let parts = 0;
  let quoted = false;
  for (let i = 0; i < text.length; i++) {
    const letter = text.charCodeAt(i);
    if (quoted) {
      if (letter === BACKSLASH) i++;
      else if (letter === QUOTE) quoted = false;
    } else if (letter === QUOTE) quoted = true;
    else if (letter === BRACKET || letter === BRACE) {
      parts++;
      most = Math.max(most, ++depth);
    } else if (letter === BRACKET + 2 || letter === BRACE + 2) depth--;
  }
  return { depth: most, parts };
}

/** Several times as many as the longest table has: a list of nothing takes far more room than its two letters. */
const MOST_PARTS = 500_000;

const QUOTE = 34;
const BACKSLASH = 92;
const BRACKET = 91;
const BRACE = 123;
