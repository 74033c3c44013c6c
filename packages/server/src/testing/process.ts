import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Settings } from './server.ts';

/** The compiled program, also where the sources are run as they stand. */
const PROGRAM = fileURLToPath(
  import.meta.url.replace('/server/src/', '/server/dist/').replace(/process\.(ts|js)$/, 'serve-process.js'),
);

/** A server in a process of its own, which can be killed. */
export class ServerProcess {
  readonly address: string;
  /** Where its figures are. */
  readonly operations: string;
  readonly pid: number;
  readonly #child: ChildProcess;

  private constructor(address: string, operations: string, child: ChildProcess) {
    this.address = address;
    this.operations = operations;
    this.pid = child.pid ?? 0;
    this.#child = child;
  }

  static start(settings: Settings): Promise<ServerProcess> {
    const child = spawn(process.execPath, ['--expose-gc', PROGRAM, JSON.stringify(settings)], {
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
      env: { ...process.env, NODE_ENV: 'production' },
    });
    return new Promise((ready, failed) => {
      child.once('exit', (code) => failed(new Error(`the server ended with ${code}`)));
      child.stdout?.on('data', (data: Buffer) => {
        const [, address, operations] = /^ready (\S+) (\S*)/m.exec(data.toString()) ?? [];
        if (address !== undefined) ready(new ServerProcess(address, operations ?? '', child));
      });
    });
  }

  /** Megabytes it holds on to when all that is of no more use has been cleared away. */
  held(): Promise<number> {
    return new Promise((told, failed) => {
      this.#child.once('message', (bytes) => told(Math.round(Number(bytes) / 1e5) / 10));
      this.#child.once('exit', (code) => failed(new Error(`the server ended with ${code}`)));
      this.#child.send('what do you hold?');
    });
  }

  /** Ends it, with or without warning, and waits until it is gone. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null> {
    return new Promise((gone) => {
      if (this.#child.exitCode !== null || this.#child.signalCode !== null) gone(this.#child.exitCode);
      this.#child.once('exit', (code) => gone(code));
      this.#child.kill(signal);
    });
  }
}
