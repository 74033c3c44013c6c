import { BadBackup, openStore, restore as putBack, backup as writeAll } from '@ecumene/server';
import { type Command, EXIT, Usage } from '../command.ts';
import { readConfig, STORE_SETTINGS, settingsHelp } from '../server-options.ts';

/** Does something with the store and a file, and says how many rows that were. */
async function withFile(argv: readonly string[], work: typeof putBack, said: string): Promise<number> {
  const { config, rest } = readConfig(argv);
  const [path] = rest;
  if (path === undefined) throw new Usage('say which file');
  const store = await openStore(config);
  try {
    const rows = await work(store, path);
    console.log(`${rows} rows ${said} ${path}`);
    return EXIT.success;
  } catch (error) {
    if (error instanceof BadBackup) throw new Usage(error.message);
    throw error;
  } finally {
    await store.close();
  }
}

export const backup: Command = {
  name: 'backup',
  about: 'Write everything a server keeps to one file, while it runs or not.',
  help: [
    'Usage: ecumene backup <file> [settings]',
    '',
    ...settingsHelp(STORE_SETTINGS),
    '',
    'The file holds every secret: keep it as safe as the database.',
  ].join('\n'),
  run: (argv) => withFile(argv, writeAll, 'written to'),
};

export const restore: Command = {
  name: 'restore',
  about: 'Put everything from a backup into an empty database, of either kind.',
  help: ['Usage: ecumene restore <file> [settings]', '', ...settingsHelp(STORE_SETTINGS)].join('\n'),
  run: (argv) => withFile(argv, putBack, 'restored from'),
};
