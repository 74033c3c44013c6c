/** What people and tables may be called: anything that can be seen, and nothing that changes how the words around it read. */

/** Controls, signs that turn the direction of writing, characters that take no room, and halves of characters. */
const UNSEEN =
  '\\p{Cs}\\u0000-\\u001f\\u007f-\\u009f\\u00ad\\u034f\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f\\u200b\\u200e\\u200f\\u2028-\\u202e\\u2060-\\u206f\\u2800\\u3164\\ufe00-\\ufe0e\\ufeff\\uffa0\\ufff9-\\uffff\\u{e0000}-\\u{e007f}';

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

/** Letters of other alphabets, and digits, that look like a Latin one. */
const LOOKS: Readonly<Record<string, string>> = {
  а: 'a',
  α: 'a',
  в: 'b',
  β: 'b',
  с: 'c',
  ϲ: 'c',
  ԁ: 'd',
  е: 'e',
  ε: 'e',
  ҽ: 'e',
  ɡ: 'g',
  һ: 'h',
  н: 'h',
  η: 'n',
  і: 'i',
  ι: 'i',
  ı: 'i',
  ɩ: 'i',
  ј: 'j',
  к: 'k',
  κ: 'k',
  ӏ: 'l',
  м: 'm',
  μ: 'm',
  п: 'n',
  о: 'o',
  ο: 'o',
  օ: 'o',
  σ: 'o',
  р: 'p',
  ρ: 'p',
  ԛ: 'q',
  г: 'r',
  ѕ: 's',
  т: 't',
  τ: 't',
  υ: 'u',
  ս: 'u',
  ν: 'v',
  ѵ: 'v',
  ԝ: 'w',
  ω: 'w',
  х: 'x',
  χ: 'x',
  у: 'y',
  γ: 'y',
  ү: 'y',
  '0': 'o',
  '1': 'l',
  i: 'l',
  '|': 'l',
  '!': 'l',
  '5': 's',
  '3': 'e',
  '@': 'a',
  $: 's',
};

/** How a name looks at a glance. Two names that look the same could be taken for each other. */
export function lookOfName(name: string): string {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}\p{Z}\p{P}\p{C}]/gu, (sign) => LOOKS[sign] ?? '');
  const latin = [...plain].map((letter) => LOOKS[LOOKS[letter] ?? letter] ?? LOOKS[letter] ?? letter).join('');
  const look = latin.replaceAll('rn', 'm').replaceAll('vv', 'w');
  return look === '' ? name : look;
}
