import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Config } from '@ecumene/server';
import { parse, Usage, wholeNumber } from './command.ts';

/** How the server is set up: by flags, else by the environment, else as is usual. */
const SETTINGS = {
  port: { env: 'PORT', about: 'where to listen (default 4000)' },
  host: {
    env: 'HOST',
    about: 'which of the machine’s addresses to listen on; 0.0.0.0 opens it to others (default 127.0.0.1)',
  },
  'operations-port': {
    env: 'ECUMENE_OPERATIONS_PORT',
    about: 'a second port with /metrics and /admin, only for the operator',
  },
  'operations-host': {
    env: 'ECUMENE_OPERATIONS_HOST',
    about: 'where that port listens; anyone who can reach it can do everything (default 127.0.0.1)',
  },
  data: { env: 'ECUMENE_DATA', about: 'the data folder (default ./data)' },
  database: { env: 'DATABASE_URL', about: 'postgres://… instead of a file in that folder' },
  address: { env: 'ECUMENE_ADDRESS', about: 'the public address of the server, such as https://play.example.org' },
  'behind-proxy': {
    env: 'ECUMENE_BEHIND_PROXY',
    about: 'yes, if a proxy in front passes on client addresses (default no)',
  },
  mail: { env: 'ECUMENE_MAIL', about: 'the mail server: smtp://user:password@host:port' },
  'mail-from': { env: 'ECUMENE_MAIL_FROM', about: 'the sender address of e-mails' },
  'push-public-key': { env: 'ECUMENE_PUSH_PUBLIC_KEY', about: 'the public VAPID key, for web push' },
  'push-private-key': { env: 'ECUMENE_PUSH_PRIVATE_KEY', about: 'the private VAPID key, for web push' },
  'push-subject': { env: 'ECUMENE_PUSH_SUBJECT', about: 'mailto:… of the operator, for web push' },
  site: { env: 'ECUMENE_SITE', about: 'the folder of the built web client' },
  log: { env: 'ECUMENE_LOG', about: 'json: log lines to standard output; else a file (default: a file in a terminal)' },
  'log-level': { env: 'ECUMENE_LOG_LEVEL', about: 'debug, info, warn, error or silent (default info)' },
} as const;

type Setting = keyof typeof SETTINGS;

/** The settings as `--help` lists them. */
export function settingsHelp(names: readonly Setting[]): string[] {
  return names.map((name) => `  --${name.padEnd(18)} ${SETTINGS[name].about} [${SETTINGS[name].env}]`);
}

/** What an operator's command needs to find what is kept. */
export const STORE_SETTINGS: readonly Setting[] = ['data', 'database'];
/** What it needs to make links besides. */
export const ADMIN_SETTINGS: readonly Setting[] = [...STORE_SETTINGS, 'address'];
export const SERVER_SETTINGS: readonly Setting[] = [
  'port',
  'host',
  'operations-port',
  'operations-host',
  ...ADMIN_SETTINGS,
  'behind-proxy',
  'mail',
  'mail-from',
  'push-public-key',
  'push-private-key',
  'push-subject',
  'site',
  'log',
  'log-level',
];

/** Reads the settings, with flags for these; a bad value is one clear line. What is left of the line is given back. */
export function readConfig(
  argv: readonly string[],
  usual: Config,
  names: readonly Setting[],
): { readonly config: Config; readonly rest: readonly string[] } {
  const flags = Object.fromEntries(names.map((name) => [name, { type: 'string' } as const]));
  const { values, positionals } = parse(argv, flags);
  const given = (name: Setting): string | undefined => {
    const value = values[name] ?? process.env[SETTINGS[name].env];
    return value === '' ? undefined : value;
  };
  const address = publicAddress(given('address'));
  const logLevel = given('log-level') ?? usual.logLevel;
  if (!LEVELS.includes(logLevel)) throw new Usage(`--log-level must be one of ${LEVELS.join(', ')}, not ${logLevel}`);
  const data = given('data') ?? usual.data;
  const operations = given('operations-port');
  return {
    rest: positionals,
    config: {
      ...usual,
      port: wholeNumber('port', given('port') ?? String(usual.port), 0, 65_535),
      host: given('host') ?? usual.host,
      operationsPort: operations === undefined ? undefined : wholeNumber('operations-port', operations, 0, 65_535),
      operationsHost: given('operations-host') ?? usual.operationsHost,
      data,
      database: database(given('database')),
      address,
      behindProxy: yesOrNo('behind-proxy', given('behind-proxy') ?? 'no'),
      mail: mail(given('mail'), given('mail-from'), address),
      push: push(given('push-public-key'), given('push-private-key'), given('push-subject')),
      site: site(given('site')),
      logLevel,
      logFile: logFile(given('log'), data),
    },
  };
}

/** Somebody at a terminal wants to read what is up, not lines of JSON; a service's lines are collected. */
function logFile(given: string | undefined, data: string): string | undefined {
  if (given === 'json' || data === ':memory:') return undefined;
  return given ?? (process.stdout.isTTY ? join(data, 'server.log') : undefined);
}

/** Does something with the server's own code; what cannot be done is one clear line. */
export async function withServer<T>(action: (server: typeof import('@ecumene/server')) => Promise<T>): Promise<T> {
  const server = await import('@ecumene/server');
  try {
    return await action(server);
  } catch (error) {
    throw error instanceof server.CannotBeDone ? new Usage(error.message) : error;
  }
}

/** The web client as it is built here, unless another is named. */
function site(folder: string | undefined): string {
  if (folder === undefined) return join(dirname(fileURLToPath(import.meta.url)), '..', '..', 'web', 'site');
  if (!existsSync(join(folder, 'index.html'))) throw new Usage(`--site: there is no web client in ${folder}`);
  return folder;
}

const LEVELS = ['debug', 'info', 'warn', 'error', 'silent'];

function database(url: string | undefined): string | undefined {
  if (url === undefined) return undefined;
  if (!/^postgres(ql)?:\/\//.test(url)) throw new Usage('--database must begin with postgres://');
  if (!URL.canParse(url)) throw new Usage('--database must be like postgres://user:password@host:5432/ecumene');
  return url;
}

function publicAddress(url: string | undefined): string | undefined {
  if (url === undefined) return undefined;
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol) || new URL(url).pathname !== '/')
    throw new Usage(`--address must be like https://play.example.org, not ${url}`);
  return new URL(url).origin;
}

function yesOrNo(name: string, value: string): boolean {
  if (value === 'yes' || value === 'no') return value === 'yes';
  throw new Usage(`--${name} must be yes or no, not ${value}`);
}

function mail(url: string | undefined, from: string | undefined, address: string | undefined): Config['mail'] {
  if (url === undefined && from !== undefined) throw new Usage('--mail-from needs --mail');
  if (url === undefined) return undefined;
  if (!/^smtps?:\/\//.test(url)) throw new Usage('--mail must begin with smtp:// or smtps://');
  if (!URL.canParse(url) || new URL(url).hostname === '')
    throw new Usage('--mail must be like smtp://user:password@host:port');
  if (from === undefined) throw new Usage('--mail needs --mail-from');
  if (address === undefined) throw new Usage('--mail needs --address, for the links in letters');
  return { url, from };
}

function push(publicKey?: string, privateKey?: string, subject?: string): Config['push'] {
  if (publicKey === undefined && privateKey === undefined && subject === undefined) return undefined;
  if (publicKey === undefined || privateKey === undefined || subject === undefined)
    throw new Usage('web push needs --push-public-key, --push-private-key and --push-subject');
  return { publicKey, privateKey, subject };
}
