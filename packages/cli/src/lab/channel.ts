import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/** The way to a program elsewhere and back, line by line. */
export interface Channel {
  /** What the program is called in reports. */
  readonly name: string;
  send(message: unknown): void;
  onLine(listener: (text: string) => void): void;
  /** Calls back when nothing more can come, with the reason. */
  onEnd(listener: (why: string) => void): void;
  close(): void;
}

/** Starts a program and speaks with it through its standard input and output. */
export function started(command: string): Channel {
  const [file = '', ...args] = command.split(' ').filter((word) => word !== '');
  const program = spawn(file, args, { stdio: 'pipe' });
  program.stderr.resume();
  const lines = createInterface({ input: program.stdout });
  return {
    name: command,
    send: (message) => {
      if (program.stdin.writable) program.stdin.write(`${JSON.stringify(message)}\n`);
    },
    onLine: (listener) => lines.on('line', listener),
    onEnd: (listener) => {
      program.on('error', (error) => listener(error.message));
      program.stdin.on('error', (error) => listener(error.message));
      program.on('exit', (code) => listener(`it ended with ${code ?? 'a signal'}`));
    },
    close: () => {
      program.stdin.end();
      program.kill();
    },
  };
}

/** Speaks with whoever started us, through our own standard input and output. */
export function ownStreams(): Channel {
  const lines = createInterface({ input: process.stdin });
  return {
    name: 'standard input',
    send: (message) => process.stdout.write(`${JSON.stringify(message)}\n`),
    onLine: (listener) => lines.on('line', listener),
    onEnd: (listener) => lines.on('close', () => listener('its input ended')),
    close: () => lines.close(),
  };
}
