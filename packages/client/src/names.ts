/** What people and tables may be called: anything that can be seen, and nothing that changes how the words around it read. */

/** Controls, signs that turn the direction of writing, characters that take no room, and halves of characters. */
const UNSEEN =
  '\\p{Cs}\\u0000-\\u001f\\u007f-\\u009f\\u00ad\\u061c\\u180e\\u200b\\u200e\\u200f\\u2028-\\u202e\\u2060-\\u206f\\ufeff\\ufff9-\\uffff\\u{e0000}-\\u{e007f}';

const SEEN = '[\\p{L}\\p{N}\\p{P}\\p{S}]';

/** A name shows something, and holds nothing unseen. */
export const NAME_PATTERN = `^(?=.*${SEEN})[^${UNSEEN}]+$`;

const SHOWN = new RegExp(SEEN, 'u');
const STRAY = new RegExp(`[${UNSEEN}]`, 'gu');

/** A name as it is sent: what cannot be seen is left out, wherever it was copied from. */
export function plainName(given: string): string {
  return given.replace(STRAY, '').trim();
}

/** Whether there is anything to be seen of a text. */
export function isSeen(text: string): boolean {
  return SHOWN.test(text);
}
