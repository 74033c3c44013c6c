import { type Command, EXIT, Usage } from '../command.ts';
import { greeting } from '../greeting.ts';
import { portOwner } from '../port-owner.ts';
import { readConfig, SERVER_SETTINGS, settingsHelp, withServer } from '../server-options.ts';

const ONCE = 1000;

/** Runs until the server is told to stop; a second time ends it at once. */
function untilStopped(stop: () => Promise<void>): Promise<number> {
  return new Promise((ended) => {
    let since: number | undefined;
    const end = (): void => {
      // A terminal sends the signal to everybody at once, and whoever started us may pass it on.
      if (since !== undefined && performance.now() - since < ONCE) return;
      if (since !== undefined) process.exit(EXIT.failure);
      since = performance.now();
      stop().then(
        () => ended(EXIT.success),
        () => ended(EXIT.failure),
      );
    };
    process.on('SIGINT', end);
    process.on('SIGTERM', end);
  });
}

/** Says what has taken the port, where that is why a server cannot start. */
async function portTaken(port: number, error: unknown): Promise<unknown> {
  if (!(error instanceof Error) || !isPortTaken(error.cause)) return error;
  const who = await portOwner(port);
  const by = who === undefined ? 'something else' : who;
  return new Usage(`port ${port} is taken by ${by}; stop it, or choose another port with --port`);
}

function isPortTaken(cause: unknown): boolean {
  return cause instanceof Error && 'code' in cause && cause.code === 'EADDRINUSE';
}

export const serve: Command = {
  name: 'serve',
  about: 'Serve tables to people and programs.',
  help: [
    'Usage: ecumene serve [settings]',
    '',
    ...settingsHelp(SERVER_SETTINGS),
    '',
    'Each can also be set in the environment, under the name in brackets.',
    'It stops at SIGINT or SIGTERM, after it has finished what is in flight.',
  ].join('\n'),
  run: (argv) =>
    withServer(async ({ DEFAULTS, serve: start }) => {
      const { config, rest } = readConfig(argv, DEFAULTS, SERVER_SETTINGS);
      if (rest.length > 0) throw new Usage(`ecumene serve takes settings only, not ${rest.join(' ')}`);
      const server = await start(config).catch(async (error: unknown) => {
        throw await portTaken(config.port, error);
      });
      console.log(process.stdout.isTTY ? greeting(config, server) : `Ecumene is ready on ${server.address}`);
      return untilStopped(() => server.stop());
    }),
};
