import type { Base } from '../operations/base.ts';
import { perQuarter, type Quota } from './quota.ts';

/** Counts attempts to sign in. */
export class Guesses {
  readonly #perAccount: Quota;
  readonly #perAddress: Quota;

  constructor(base: Base) {
    const { limits } = base.config;
    this.#perAccount = perQuarter(base, 'guesses', limits.guessesPerAccount);
    this.#perAddress = perQuarter(base, 'guesses from', limits.guessesPerAddress);
  }

  /** Counted by account and address together: nobody elsewhere can keep the owner out by guessing. */
  async mayGuess(login: string, address: string): Promise<boolean> {
    return (await this.mayTry(address)) && this.#perAccount.allows(guessed(login, address));
  }

  /** Where nothing says whose account it is. */
  mayTry(address: string): Promise<boolean> {
    return this.#perAddress.allows(address);
  }

  /** It was right. */
  async forgive(login: string, address: string): Promise<void> {
    await this.#perAccount.forgive(guessed(login, address));
  }
}

/** An account and an address as one name. */
export function guessed(login: string, address: string): string {
  return `${login.toLowerCase()} ${address}`;
}
