import { type Command, EXIT, Usage } from '../command.ts';
import { readConfig, STORE_SETTINGS, settingsHelp } from '../server-options.ts';

/** Does something with the store and a file, and says how many rows that were. */
async function withFile(argv: readonly string[], deed: 'backup' | 'restore', said: string): Promise<number> {
  const { BadBackup, backup, DEFAULTS, openStore, restore } = await import('@ecumene/server');
  const { config, rest } = readConfig(argv, DEFAULTS);
  const [path] = rest;
  if (path === undefined) throw new Usage('say which file');
  const store = await openStore(config);
  try {
    const rows = await (deed === 'backup' ? backup : restore)(store, path);
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
  run: (argv) => withFile(argv, 'backup', 'written to'),
};

export const restore: Command = {
  name: 'restore',
  about: 'Put everything from a backup into an empty database, of either kind.',
  help: ['Usage: ecumene restore <file> [settings]', '', ...settingsHelp(STORE_SETTINGS)].join('\n'),
  run: (argv) => withFile(argv, 'restore', 'restored from'),
};
