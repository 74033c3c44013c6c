import { CLOSED } from './messages.ts';

/** Why the table is out of reach: the server restarts, the network is gone, or too many connections are open. */
export type Trouble = 'restart' | 'network' | 'too-many';

export const LONGEST_WAIT = 30_000;
/** After so many failures in a row one is offline rather than connecting. */
const TRIES = 3;

const TROUBLES: ReadonlyMap<number, Trouble> = new Map([
  [CLOSED.restart, 'restart'],
  [CLOSED.tooMany, 'too-many'],
]);

/** How often a connection has failed in a row, why, and how long to wait before it is tried again. */
export class Reconnecting {
  readonly #patience: number;
  #failures = 0;
  #resumeAfter: number | undefined;
  #trouble: Trouble | undefined;

  constructor(patience = 500) {
    this.#patience = patience;
  }

  get trouble(): Trouble | undefined {
    return this.#trouble;
  }

  get isOffline(): boolean {
    return this.#failures > TRIES;
  }

  succeeded(): void {
    this.#trouble = undefined;
    this.#failures = 0;
  }

  failed(code: number): void {
    this.#failures += 1;
    this.#trouble = TROUBLES.get(code) ?? 'network';
  }

  /** The device says that there is no network: that is believed at once. */
  unplugged(): void {
    this.#failures = TRIES;
  }

  /** The server said after how many milliseconds it is back. */
  resumesAfter(milliseconds: number): void {
    this.#resumeAfter = milliseconds;
  }

  /** Milliseconds to wait now. */
  wait(): number {
    const told = this.#resumeAfter;
    this.#resumeAfter = undefined;
    return told ?? Math.min(LONGEST_WAIT, this.#patience * 2 ** (this.#failures - 1)) * (0.75 + Math.random() / 2);
  }
}
