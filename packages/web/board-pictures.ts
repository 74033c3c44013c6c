import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { day, dress, night } from '../atlas/src/palette.ts';

const PICTURE = 'board-picture:';

/**
 * `board-picture:<board>/<day or night>` is the address of a board's picture in that palette. Both are made when the site
 * is built, so that the page needs neither styles nor pictures of its own making.
 */
export function boardPictures(): Plugin {
  let building = false;
  return {
    name: 'board-pictures',
    configResolved: (config) => {
      building = config.command === 'build';
    },
    resolveId: (id) => (id.startsWith(PICTURE) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PICTURE}`)) return undefined;
      const [board = '', palette] = id.slice(PICTURE.length + 1).split('/');
      const file = fileURLToPath(new URL(`../atlas/src/generated/${board}.svg`, import.meta.url));
      const source = sized(dress(readFileSync(file, 'utf8'), palette === 'night' ? night : day));
      if (!building) return `export default 'data:image/svg+xml,${encodeURIComponent(source).replaceAll("'", '%27')}'`;
      const asset = this.emitFile({ type: 'asset', name: `${board}-${palette}.svg`, source });
      return `export default import.meta.ROLLUP_FILE_URL_${asset}`;
    },
  };
}

/** A picture shown as an image needs a size of its own. */
function sized(svg: string): string {
  return svg.replace(/viewBox="0 0 (\d+) (\d+)"/, 'viewBox="0 0 $1 $2" width="$1" height="$2"');
}
