import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { parse } from 'yaml';

const LESSONS = 'lessons:';
const FOLDER = fileURLToPath(new URL('src/lessons', import.meta.url));

/** `lessons:<game>` holds all lessons of a game, in the order of their files. */
export function lessons(): Plugin {
  return {
    name: 'lessons',
    resolveId: (id) => (id.startsWith(LESSONS) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${LESSONS}`)) return undefined;
      const folder = join(FOLDER, id.slice(LESSONS.length + 1));
      const files = readdirSync(folder).sort();
      for (const file of files) this.addWatchFile(join(folder, file));
      const read = files.map((file) => ({
        id: basename(file, '.yaml').replace(/^\d+-/, ''),
        ...parse(readFileSync(join(folder, file), 'utf8')),
      }));
      return `export default ${JSON.stringify(read)}`;
    },
  };
}
