import { refuse, say } from '@ecumene/engine';

const TOO_DEEP = refuse('too-deep', say('This is nested too deep.'));
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
  if (depthOf(text) > deepest) throw new Unreadable(TOO_DEEP);
  // Looking at every name takes time, so that is done only where it might be written, plainly or in disguise.
  const wary = text.includes('__proto__') || text.includes('\\u');
  try {
    return wary ? JSON.parse(text, refuseOddities) : JSON.parse(text);
  } catch {
    throw new Unreadable(NOT_JSON);
  }
}

function refuseOddities(name: string, value: unknown): unknown {
  if (name === '__proto__' || !isText(name) || (typeof value === 'string' && !isText(value)))
    throw new Unreadable(NOT_JSON);
  return value;
}

/** Whether this can be kept as text: no database takes the letter that is none. */
export function isText(text: string): boolean {
  return !text.includes('\u0000');
}

/** How deep brackets are nested outside of strings. */
function depthOf(text: string): number {
  let depth = 0;
  let most = 0;
  let quoted = false;
  for (let i = 0; i < text.length; i++) {
    const letter = text.charCodeAt(i);
    if (quoted) {
      if (letter === BACKSLASH) i++;
      else if (letter === QUOTE) quoted = false;
    } else if (letter === QUOTE) quoted = true;
    else if (letter === BRACKET || letter === BRACE) most = Math.max(most, ++depth);
    else if (letter === BRACKET + 2 || letter === BRACE + 2) depth--;
  }
  return most;
}

const QUOTE = 34;
const BACKSLASH = 92;
const BRACKET = 91;
const BRACE = 123;
