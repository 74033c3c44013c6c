import { isProof, WORK_BITS } from '@ecumene/client';
import { type Refusal, refuse, say } from '@ecumene/engine';
import type { Base } from '../operations/base.ts';
import { perDay, perHour, type Quota } from './quota.ts';

const TOO_MANY = refuse('too-often', say('Too many people have joined from your network. Try again in an hour.'));
const OLD_PROOF = refuse('work', say('This took too long. Try again.'));
const HOUR = 3_600_000;
/** How many more may come from an address if each shows some work for it. */
const BY_WORK = 10;
/** How many people an hour may come from anywhere before all of them have to show work. */
const EVERYWHERE = 50;

/**
 * Guests and accounts cost nothing to make, so that somebody could make them without end. The first from an address come as
 * they are; further ones show that their device has worked for a second; and there is an end to those too.
 */
export class Newcomers {
  readonly #base: Base;
  readonly #free: Quota;
  readonly #worked: Quota;
  readonly #all: Quota;
  readonly #proofs: Quota;

  constructor(base: Base) {
    const { newPeople } = base.config.limits;
    this.#base = base;
    this.#free = perHour(base, 'newcomers', newPeople);
    this.#worked = perHour(base, 'newcomers by work', newPeople * BY_WORK);
    this.#all = perHour(base, 'all newcomers', newPeople * EVERYWHERE);
    this.#proofs = perDay(base, 'proofs', 1);
  }

  /** Why somebody cannot come, or cannot come yet. */
  async refusal(address: string, proof: string | undefined): Promise<Refusal | undefined> {
    if (proof === undefined) {
      if ((await this.#free.allows(address)) && (await this.#all.allows(''))) return undefined;
      return refuse('work', say('Many people are joining from your network. One moment.', { hour: this.#hour() }));
    }
    const hour = this.#hour();
    if (![hour, hour - 1].some((one) => isProof(proof, one, WORK_BITS))) return OLD_PROOF;
    if (!(await this.#proofs.allows(proof))) return OLD_PROOF;
    return (await this.#worked.allows(address)) ? undefined : TOO_MANY;
  }

  #hour(): number {
    return Math.floor(this.#base.now() / HOUR);
  }
}
