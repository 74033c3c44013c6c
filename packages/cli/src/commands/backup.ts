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
  about: 'Write everything a server keeps to one file, while it runs or not.',
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
  about: 'Put everything from a backup into an empty database, of either kind.',
  help: ['Usage: ecumene restore <file> [settings]', '', ...settingsHelp(STORE_SETTINGS)].join('\n'),
  run: (argv) =>
    withServer(async (server) => {
      const { config, path } = read(argv, server.DEFAULTS);
      console.log(`${await server.restore(config, path)} rows restored from ${path}`);
      return EXIT.success;
    }),
};
