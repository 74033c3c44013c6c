/** What people and tables may be called: anything that can be seen, and nothing that changes how the words around it read. */

/** Controls, signs that turn the direction of writing, and characters that take no room. */
const UNSEEN =
  '\\u0000-\\u001f\\u007f-\\u009f\\u00ad\\u061c\\u180e\\u200b\\u200e\\u200f\\u2028-\\u202e\\u2060-\\u206f\\ufeff\\ufff9-\\uffff\\u{e0000}-\\u{e007f}';

/** A name shows something, and holds nothing unseen. */
export const NAME_PATTERN = `^(?=.*[\\p{L}\\p{N}\\p{P}\\p{S}])[^${UNSEEN}]+$`;

const STRAY = new RegExp(`[${UNSEEN}]`, 'gu');

/** A name as it is sent: what cannot be seen is left out, wherever it was copied from. */
export function plainName(given: string): string {
  return given.replace(STRAY, '').trim();
}
