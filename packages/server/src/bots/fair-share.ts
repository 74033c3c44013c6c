/** Something that waits for a thread, and on whose account. */
export interface Claim {
  /** Who pays for it: the host of the table. */
  readonly payer: string;
  /** Whether somebody waits for it, or it is a table at which only bots sit and nobody looks. */
  readonly idle: boolean;
}

const MOST_PAYERS = 10_000;

/**
 * Who is next. Each payer gets the same share of a thread's time, however much they ask for; what nobody waits for comes
 * last of all.
 */
export class FairShare {
  /** Milliseconds each payer has used. A newcomer starts with the smallest amount of the others. */
  readonly #used = new Map<string, number>();
  /** How much the payer served now has used: the most a newcomer can be ahead of them. */
  #level = 0;

  /** The place of the next claim; of equal ones the one that waits longest. */
  next(claims: readonly Claim[]): number {
    let best = 0;
    for (let i = 1; i < claims.length; i++) if (this.#isBefore(claims[i], claims[best])) best = i;
    return best;
  }

  #isBefore(one: Claim | undefined, other: Claim | undefined): boolean {
    if (one === undefined || other === undefined) return false;
    if (one.idle !== other.idle) return other.idle;
    return this.#usage(one) < this.#usage(other);
  }

  #usage({ payer }: Claim): number {
    return Math.max(this.#level, this.#used.get(payer) ?? 0);
  }

  /** So many milliseconds were spent on a claim. */
  spent(claim: Claim, time: number): void {
    const usage = this.#usage(claim);
    if (!claim.idle) this.#level = usage;
    if (this.#used.size > MOST_PAYERS) this.#used.clear();
    this.#used.delete(claim.payer);
    this.#used.set(claim.payer, usage + time);
  }
}
