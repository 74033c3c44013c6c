import { hash, verify } from '@node-rs/argon2';

/** What OWASP recommends for argon2id: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** The hash of no password anybody knows, so that a name nobody has takes as long as one somebody has. */
const NOBODYS = hash(crypto.randomUUID(), COST);

export function hashPassword(password: string): Promise<string> {
  return hash(password, COST);
}

/** Whether a password is right. Without a hash to compare with it takes as long, and is wrong. */
export async function isRight(kept: string | null | undefined, password: string): Promise<boolean> {
  if (kept !== null && kept !== undefined) return verify(kept, password);
  await verify(await NOBODYS, password);
  return false;
}
