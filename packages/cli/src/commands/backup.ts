import type { Config } from '@ecumene/server';
import { type Command, EXIT, Usage } from '../command.ts';
import { readConfig, STORE_SETTINGS, settingsHelp, withServer } from '../server-options.ts';

/** The settings, and the file that is named after them. */
function read(argv: readonly string[], usual: Config): { readonly config: Config; readonly path: string } {
  const { config, rest } = readConfig(argv, usual, STORE_SETTINGS);
  const [path] = rest;
  if (path === undefined) throw new Usage('say which file');
  if (rest.length > 1) throw new Usage(`say one file, not ${rest.join(' ')}`);
  return { config, path };
}

export const backup: Command = {
  name: 'backup',
  about: 'Save everything a server stores to one file, whether it is running or not.',
  help: [
    'Usage: ecumene backup <file> [settings]',
    '',
    ...settingsHelp(STORE_SETTINGS),
    '',
    'The file holds every secret: keep it as safe as the database.',
  ].join('\n'),
  run: (argv) =>
    withServer(async (server) => {
      const { config, path } = read(argv, server.DEFAULTS);
      const store = await server.openExistingStore(config);
      try {
        console.log(`${await server.backup(store, path)} rows written to ${path}`);
        return EXIT.success;
      } finally {
        await store.close();
      }
    }),
};

export const restore: Command = {
  name: 'restore',
  about: 'Restore a backup into an empty SQLite or PostgreSQL database.',
  help: ['Usage: ecumene restore <file> [settings]', '', ...settingsHelp(STORE_SETTINGS)].join('\n'),
  run: (argv) =>
    withServer(async (server) => {
      const { config, path } = read(argv, server.DEFAULTS);
      console.log(`${await server.restore(config, path)} rows restored from ${path}`);
      return EXIT.success;
    }),
};
