import type { Open, Question, Seat } from '@ecumene/engine';

/** What must be known of an open question to say whose turn it is. */
type Post = Pick<Open, 'seat' | 'floor'> & { readonly asking: { readonly question: Pick<Question, 'optional'> } };

/**
 * Which bot of a table is to decide next. On an open floor all take turns, also those who are done: somebody may offer
 * them something yet. Who waits is asked again when somebody has done something.
 */
export class FloorTurns {
  readonly #isBot: (seat: Seat) => boolean;
  readonly #waiting = new Set<Seat>();
  #last: Seat | undefined;

  constructor(isBot: (seat: Seat) => boolean) {
    this.#isBot = isBot;
  }

  /** The question a bot is to decide next; nothing, if all there is to do is up to people. */
  next<P extends Post>(open: readonly P[]): P | undefined {
    const own = open.filter(({ seat }) => this.#isBot(seat));
    const plain = own.find((post) => !post.floor && isAwaited(post));
    if (plain !== undefined) return plain;
    const floor = own.filter((post) => post.floor);
    const after = floor.findIndex(({ seat }) => seat === this.#last) + 1;
    const ready = [...floor.slice(after), ...floor.slice(0, after)].find(({ seat }) => !this.#waiting.has(seat));
    return ready ?? (this.#mayStir(open) ? undefined : floor.find(isAwaited));
  }

  /** Somebody has done something: nobody waits for that any more. */
  stirred(by?: Seat): void {
    this.#last = by ?? this.#last;
    this.#waiting.clear();
  }

  /** A bot waits for what others do. If nobody else would ever do anything it may not, and its default is answered. */
  mayWait(post: Post, open: readonly Post[]): boolean {
    this.#last = post.seat;
    this.#waiting.add(post.seat);
    return this.#mayStir(open) || (!isAwaited(post) && open.some((other) => other.floor && isAwaited(other)));
  }

  /** Whether somebody is still to act: a person who is waited for, or a bot on the floor that does not wait. */
  #mayStir(open: readonly Post[]): boolean {
    return open.some((post) =>
      this.#isBot(post.seat) ? post.floor && !this.#waiting.has(post.seat) : isAwaited(post),
    );
  }
}

function isAwaited({ asking }: Post): boolean {
  return asking.question.optional === undefined;
}
