import { type DestinationStream, destination, type Logger, pino } from 'pino';

/** Where lines of a log go: to a file, which nobody else may read, or to standard output. */
export function logTo(file: string | undefined): DestinationStream | undefined {
  return file === undefined ? undefined : destination({ dest: file, mkdir: true, mode: 0o600, sync: false });
}

/** Logs as lines of JSON. Nothing anybody must keep secret is ever part of them. */
export function newLog(level: string, to?: DestinationStream): Logger {
  const options = {
    level,
    redact: {
      paths: [
        'req.headers.cookie',
        'req.headers.authorization',
        'password',
        'secret',
        'token',
        '*.password',
        '*.secret',
      ],
      remove: true,
    },
    serializers: {
      // An error may hold what somebody answered, besides what it says.
      err: ({ name, message, stack }: Error) => ({ type: name, message, stack }),
      req: (request: { method: string; url: string }) => ({ method: request.method, url: request.url.split('?')[0] }),
    },
  };
  return to === undefined ? pino(options) : pino(options, to);
}
