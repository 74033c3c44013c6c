import { createHash, randomBytes } from 'node:crypto';
import { isRecord } from '@ecumene/engine';

/** What we wrote ourselves, read back. Taken on trust: nobody else writes to the store. */
export function readBack<T>(text: string): T {
  return JSON.parse(text);
}

/** The same of what can be done without: where it is damaged there is nothing. */
export function readBackIfWhole<T>(text: string): T {
  try {
    return readBack(text);
  } catch {
    return readBack('null');
  }
}

/** For `JSON.stringify`: leaves the names of players out of what is kept about a game. */
export function namingNobody(_key: string, value: unknown): unknown {
  return isRecord(value) && value['is'] === 'person' && 'name' in value ? { ...value, name: 'somebody' } : value;
}

/** A name nobody can guess. */
export function newId(): string {
  return randomBytes(9).toString('base64url');
}

/** A secret to be given to one person; only its hash is kept. */
export function newSecret(): string {
  return randomBytes(24).toString('base64url');
}

/** The seed of a new game. */
export function unknownSeed(): string {
  return randomBytes(32).toString('hex');
}

export function hashed(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
