import { commitment } from '@ecumene/engine';
import { RequestFailed } from './http-client.ts';
import { randomId } from './random-id.ts';

/** How many zeros a proof begins with: about a second of work for a telephone. */
export const WORK_BITS = 17;
/** Bits in a digit of a hash. */
const DIGIT = 4;
/** How many tries are made before the page may breathe. */
const AT_ONCE = 2000;

/** Whether this is a proof of work for an hour: the commitment to it begins with so many zero bits. */
export function isProof(proof: string, hour: number, bits: number): boolean {
  const digits = Math.ceil(bits / DIGIT);
  const start = Number.parseInt(commitment(`work ${hour} ${proof}`).slice(0, digits), 16);
  return start < 2 ** (digits * DIGIT - bits);
}

/** Looks for such a proof. */
async function work(hour: number, bits: number): Promise<string> {
  const own = randomId();
  for (let i = 0; ; i++) {
    const proof = `${own}-${i}`;
    if (isProof(proof, hour, bits)) return proof;
    if (i % AT_ONCE === AT_ONCE - 1) await new Promise((later) => setTimeout(later, 0));
  }
}

/** Asks for something the server may want some work for, and shows it where that is so. */
export async function withWork<T>(ask: (shown: { readonly proof?: string }) => Promise<T>): Promise<T> {
  try {
    return await ask({});
  } catch (error) {
    const hour = error instanceof RequestFailed && error.refusal.code === 'work' ? hourIn(error) : undefined;
    if (hour === undefined) throw error;
    return ask({ proof: await work(hour, WORK_BITS) });
  }
}

function hourIn({ refusal }: RequestFailed): number | undefined {
  const hour = refusal.text.with?.['hour'];
  return typeof hour === 'number' ? hour : undefined;
}
