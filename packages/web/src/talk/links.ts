/** Plain words, or an address that can be followed. */
export interface Piece {
  readonly text: string;
  readonly href?: string;
}

const ADDRESS = /https?:\/\/[^\s<>"']+/giu;
/** What ends a sentence does not belong to an address in it. */
const TRAILING = /[.,;:!?)\]}»”’]+$/u;

/** What was said, with the web addresses in it told apart. Only addresses of the web are; nothing else can be followed. */
export function piecesOf(said: string): readonly Piece[] {
  const pieces: Piece[] = [];
  let done = 0;
  for (const found of said.matchAll(ADDRESS)) {
    const text = found[0].replace(TRAILING, '');
    const href = webAddress(text);
    if (href === undefined) continue;
    if (found.index > done) pieces.push({ text: said.slice(done, found.index) });
    pieces.push({ text, href });
    done = found.index + text.length;
  }
  if (done < said.length) pieces.push({ text: said.slice(done) });
  return pieces;
}

function webAddress(text: string): string | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url !== undefined && ['http:', 'https:'].includes(url.protocol) && url.username === '' ? url.href : undefined;
}
