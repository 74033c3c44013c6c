import { isRecord, refuse, say } from '@ecumene/engine';

const TOO_DEEP = refuse('too-deep', say('The data is nested too deeply.'));
const TOO_INTRICATE = refuse('too-intricate', say('The data has too many parts.'));
const NOT_JSON = refuse('not-json', say('The data is not valid JSON.'));

/** What cannot be read, and why. */
export class Unreadable extends Error {
  readonly refusal: typeof NOT_JSON;

  constructor(refusal: typeof NOT_JSON) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

/** Reads JSON from outside: not too deep, without the name `__proto__`, and with nothing that is no text. */
export function readJson(text: string, deepest: number): unknown {
  const { depth, parts, odd, disguised } = surveyOf(text);
  if (depth > deepest) throw new Unreadable(TOO_DEEP);
  if (parts > MOST_PARTS) throw new Unreadable(TOO_INTRICATE);
  if (odd) throw new Unreadable(NOT_JSON);
  const data = parsed(text);
  // Looking at every name takes time, so that is done only where it might be written, plainly or in disguise.
  if ((disguised || text.includes('__proto__')) && namesProto(data)) throw new Unreadable(NOT_JSON);
  return data;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Unreadable(NOT_JSON);
  }
}

/** Whether `__proto__` is the name of anything in it. */
function namesProto(data: unknown): boolean {
  const left: unknown[] = [data];
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    if (typeof next !== 'object' || next === null) continue;
    if (Object.hasOwn(next, '__proto__')) return true;
    for (const one of Object.values(next)) if (typeof one === 'object' && one !== null) left.push(one);
  }
  return false;
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

/** Whether this can be stored as text: not every database accepts NUL, and none stores half a surrogate pair. */
export function isText(text: string): boolean {
  return !text.includes('\u0000') && !HALF.test(text);
}

/** Half of a character that is written with two. */
const HALF = /\p{Surrogate}/u;

interface Survey {
  /** How deep brackets are nested outside of strings, and how many of them open. */
  depth: number;
  parts: number;
  /** A `\u....` escape is not text: NUL, or half a surrogate pair. */
  odd: boolean;
  /** A letter of `__proto__` is written as `\u....`. */
  disguised: boolean;
}

/** What can be told of JSON without reading it, in one pass. */
function surveyOf(text: string): Survey {
  const survey: Survey = { depth: 0, parts: 0, odd: false, disguised: false };
  let depth = 0;
  let quoted = false;
  for (let i = 0; i < text.length; i++) {
    const letter = text.charCodeAt(i);
    if (quoted) {
      if (letter === BACKSLASH) i += escapeAt(text, i, survey);
      else if (letter === QUOTE) quoted = false;
    } else if (letter === QUOTE) quoted = true;
    else if (letter === BRACKET || letter === BRACE) {
      survey.parts++;
      survey.depth = Math.max(survey.depth, ++depth);
    } else if (letter === BRACKET + 2 || letter === BRACE + 2) depth--;
  }
  return survey;
}

/** Looks at what follows a backslash; says how many letters belong to it. */
function escapeAt(text: string, at: number, survey: Survey): number {
  if (text.charCodeAt(at + 1) !== LETTER_U) return 1;
  const code = codeAt(text, at);
  if (isHigh(code) && isLow(codeAt(text, at + ESCAPE))) return 2 * ESCAPE - 1;
  if (code === 0 || isHigh(code) || isLow(code)) survey.odd = true;
  if (OF_PROTO.has(code)) survey.disguised = true;
  return ESCAPE - 1;
}

/** The character written as `\u....` at a place. */
function codeAt(text: string, at: number): number {
  return text.startsWith('\\u', at) ? Number.parseInt(text.slice(at + 2, at + ESCAPE), 16) : Number.NaN;
}

const isHigh = (code: number): boolean => code >= 0xd800 && code <= 0xdbff;
const isLow = (code: number): boolean => code >= 0xdc00 && code <= 0xdfff;

/** How long `\u0000` is. */
const ESCAPE = 6;
const LETTER_U = 117;
const OF_PROTO: ReadonlySet<number> = new Set([...'_proto'].map((letter) => letter.charCodeAt(0)));

/** Several times as many as the longest table has: a list of nothing takes far more room than its two letters. */
const MOST_PARTS = 500_000;

const QUOTE = 34;
const BACKSLASH = 92;
const BRACKET = 91;
const BRACE = 123;
