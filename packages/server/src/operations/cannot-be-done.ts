/** Something the operator asked for or set up cannot be done; why not, in one line. */
export class CannotBeDone extends Error {
  override readonly name = 'CannotBeDone';
}

/** What lies behind an error, in one line. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.cause instanceof Error) return reasonOf(error.cause);
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0]);
  const code = codeOf(error);
  return (code !== undefined && KNOWN[code]) || (error.message.split('\n')[0] ?? error.name);
}

function codeOf(error: Error): string | undefined {
  return 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

const KNOWN: Readonly<Record<string, string>> = {
  EACCES: 'that is not allowed',
  EADDRINUSE: 'the port is taken',
  EADDRNOTAVAIL: 'that is no address of this machine',
  EAI_AGAIN: 'no machine of that name is found',
  ECONNREFUSED: 'nothing answers there',
  EISDIR: 'that is a folder',
  ENOENT: 'there is no such folder',
  ENOTDIR: 'that is a file, not a folder',
  ENOTFOUND: 'no machine of that name is found',
  EPERM: 'that is not allowed',
  EROFS: 'that is not allowed',
};
