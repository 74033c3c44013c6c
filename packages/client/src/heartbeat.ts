/** Milliseconds after which whatever is awaited is late; twice as many each time nothing came of waiting. */
const LATE = 4000;
const AT_LAST = 60_000;
/** Milliseconds after which it is doubted that a connection will ever open. */
const OPENING = 15_000;
/** Milliseconds a connection has to prove that it is alive. */
const SIGN_OF_LIFE = 4000;
/** Milliseconds of silence that are nothing to wonder at while nothing is awaited. */
const SILENCE = 45_000;

/**
 * Sees to it that nobody waits for ever at a connection that is dead without a word: when what is awaited is late, or
 * nothing at all was heard for long, it is asked whether anybody is there, and given up if there is no answer. On a slow
 * line nothing can be heard while much is on its way: so each time it is given up, the next is waited for longer.
 */
export class Heartbeat {
  readonly #ping: () => void;
  readonly #giveUp: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #awaiting = false;
  #patience = LATE;

  constructor(ping: () => void, giveUp: () => void) {
    this.#ping = ping;
    this.#giveUp = giveUp;
  }

  /** A connection is being opened. */
  open(): void {
    this.#proveAfter(OPENING);
  }

  /** Something is awaited from now on. */
  begin(): void {
    if (this.#awaiting) return;
    this.#proveAfter(this.#patience);
    this.#awaiting = true;
  }

  /** Something was heard, and nothing more is awaited for now. */
  rest(): void {
    this.#patience = LATE;
    this.#proveAfter(SILENCE);
  }

  /** Asks at once whether anybody is there: something must be heard soon. */
  prove(): void {
    this.end();
    this.#ping();
    this.#timer = setTimeout(this.#giveUp, SIGN_OF_LIFE);
    this.#awaiting = true;
  }

  /** There is nothing to watch over until it begins again. */
  end(): void {
    clearTimeout(this.#timer);
    this.#awaiting = false;
  }

  #proveAfter(patience: number): void {
    this.end();
    this.#timer = setTimeout(() => {
      if (this.#awaiting) this.#patience = Math.min(AT_LAST, 2 * this.#patience);
      this.prove();
    }, patience);
  }
}
