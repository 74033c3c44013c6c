import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const PICTOGRAMS = 'pictograms:';
const OWN = 'own:';

/** By kind and id: the name of a pictogram, and of a small one in its corner. */
type Table = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

/**
 * `pictograms:<game>` holds the outlines of the pictures a game uses, by kind and id: those of the set game-icons, and our
 * own where that has none. Only what a game uses comes into the build.
 */
export function pictograms(): Plugin {
  return {
    name: 'pictograms',
    resolveId: (id) => (id.startsWith(PICTOGRAMS) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PICTOGRAMS}`)) return undefined;
      const file = fileURLToPath(
        new URL(`src/pictures/tables/${id.slice(PICTOGRAMS.length + 1)}.json`, import.meta.url),
      );
      this.addWatchFile(file);
      return `export default ${JSON.stringify(drawn(read(file)))}`;
    },
  };
}

function drawn(table: Table): Record<string, Record<string, readonly string[]>> {
  return Object.fromEntries(
    Object.entries(table).map(([kind, rows]) => [
      kind,
      Object.fromEntries(Object.entries(rows).map(([id, names]) => [id, names.map(outline)])),
    ]),
  );
}

let set: Readonly<Record<string, { readonly body: string }>> | undefined;
let own: Readonly<Record<string, string>> | undefined;

/** What a pictogram looks like, as one path on a square of 512. */
function outline(name: string): string {
  if (name.startsWith(OWN)) {
    own ??= read(fileURLToPath(new URL('src/pictures/tables/own-drawings.json', import.meta.url)));
    return known(own?.[name.slice(OWN.length)], name);
  }
  set ??= read(createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json'))['icons'];
  const { body } = known(set?.[name], name);
  return [...body.matchAll(/ d="([^"]+)"/g)].map(([, path]) => path).join('');
}

function known<T>(found: T | undefined, name: string): T {
  if (found === undefined) throw new Error(`there is no pictogram called ${name}`);
  return found;
}

function read(file: string) {
  return JSON.parse(readFileSync(file, 'utf8'));
}
