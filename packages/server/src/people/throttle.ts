/** Lets each name do something only so often: so many at once, and then so many a second. */
export class Throttle {
  readonly #rate: number;
  readonly #burst: number;
  readonly #buckets = new Map<string, { left: number; at: number }>();

  constructor(perSecond: number, burst: number) {
    this.#rate = perSecond;
    this.#burst = burst;
  }

  /** Whether it may be done now; if so, it counts. */
  allows(name: string, now: number, cost = 1): boolean {
    const bucket = this.#buckets.get(name) ?? { left: this.#burst, at: now };
    bucket.left = Math.min(this.#burst, bucket.left + this.#regained(bucket.at, now));
    bucket.at = now;
    this.#buckets.set(name, bucket);
    if (this.#buckets.size > MOST_NAMES) this.#forget(now);
    if (bucket.left < cost) return false;
    bucket.left -= cost;
    return true;
  }

  /** Gives back what was counted, for what turned out to be all right. */
  forgive(name: string): void {
    this.#buckets.delete(name);
  }

  /** What has come back since; where the clock was set back meanwhile, that is not held against anybody. */
  #regained(since: number, now: number): number {
    return Math.max(0, ((now - since) / 1000) * this.#rate);
  }

  /** Forgets everybody who has been quiet for long enough. */
  #forget(now: number): void {
    for (const [name, { left, at }] of this.#buckets)
      if (left + this.#regained(at, now) >= this.#burst) this.#buckets.delete(name);
    for (const name of this.#buckets.keys()) {
      if (this.#buckets.size <= MOST_NAMES) return;
      this.#buckets.delete(name);
    }
  }
}

const MOST_NAMES = 20_000;
