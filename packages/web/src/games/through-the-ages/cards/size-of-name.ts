/** How wide letters of a name are, of its height; a little more than they need. */
const NARROW = 0.34;
const USUAL = 0.53;
const CAPITAL = 0.7;
const WIDE = 0.9;
/** Pixels beside the name on a tile. */
const RIMS = 14;

/** How large the name of a card may be on its tile, so that its longest word stands in one piece. */
export function sizeOfName(name: string): string {
  const longest = Math.max(...name.split(/[\s-]+/).map(widthOf));
  return `clamp(8px, calc((100cqi - ${RIMS}px) / ${longest.toFixed(2)}), min(14px, 15cqi))`;
}

function widthOf(word: string): number {
  return [...word].reduce((width, letter) => width + letterWidth(letter), 0);
}

function letterWidth(letter: string): number {
  if (/[mw]/i.test(letter)) return WIDE;
  if (/[fijlrt.'’]/.test(letter)) return NARROW;
  return /\p{Lu}/u.test(letter) ? CAPITAL : USUAL;
}
