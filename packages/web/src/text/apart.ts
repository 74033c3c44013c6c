/** Signs that turn the direction of what follows them; nothing somebody is called has a use for them. */
const TURNS = /[\u202a-\u202e\u2066-\u2069]/g;
/** Letters that are written from right to left. */
const FROM_THE_RIGHT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** What fills a gap, set apart so that its direction does not run into the words around it. */
export function apart(words: string): string {
  const plain = words.replace(TURNS, '');
  return FROM_THE_RIGHT.test(plain) ? `\u2068${plain}\u2069` : plain;
}
