import type { FromServer } from './messages.ts';
import { LONGEST_WAIT } from './reconnecting.ts';
import type { News, StoryPage } from './table-view-form.ts';

/** Milliseconds after which more of a story is asked for, when it was refused only for now; and how that is said. */
const A_LITTLE = 1000;
const LATER: ReadonlySet<string> = new Set(['too-often', 'busy']);

/** A whole story from an entry on, asked for part by part. */
export async function pageByPage(since: number, ask: (since: number) => Promise<StoryPage>): Promise<News[]> {
  const told: News[] = [];
  for (let from: number | null = since; from !== null; ) {
    const { news, next }: StoryPage = await ask(from);
    told.push(...news);
    from = next;
  }
  return told;
}

/** A part of the story. Where that was too much at once, or cannot be read just now, it goes on a little later. */
export async function patientPage(
  since: number,
  ask: (since: number) => Promise<FromServer>,
  isGone: () => boolean,
  wait = A_LITTLE,
): Promise<StoryPage> {
  const reply = await ask(since);
  if (reply.is === 'story') return reply;
  if (isGone() || wait > LONGEST_WAIT) return { news: [], next: null };
  if (reply.is !== 'error' || !LATER.has(reply.refusal.code)) throw new Error('the server told no story');
  await new Promise((later) => setTimeout(later, wait));
  return patientPage(since, ask, isGone, wait * 2);
}

/** Tells what happened in order, though some of it has to be fetched first. */
export class Telling {
  readonly #hearing = new Set<(news: readonly News[]) => void>();
  /** Done when all is told that had to wait. */
  #waiting: Promise<void> | undefined;
  /** What could not be fetched. */
  readonly #failed: (() => void)[] = [];

  listen(listener: (news: readonly News[]) => void): () => void {
    this.#hearing.add(listener);
    return () => this.#hearing.delete(listener);
  }

  tell(news: readonly News[]): void {
    if (this.#waiting === undefined) this.#hear(news);
    else this.tellWhenFetched(() => Promise.resolve(news));
  }

  /** Whatever happens before that has been told is told after it. */
  tellWhenFetched(fetch: () => Promise<readonly News[]>): void {
    const fetching = this.#fetched(fetch);
    const told = Promise.allSettled([this.#waiting]).then(async () => {
      const news = await fetching;
      if (this.#waiting === told) this.#waiting = undefined;
      this.#hear(news);
    });
    this.#waiting = told;
  }

  /** There is another connection: what could not be fetched through the last is fetched through it. */
  tryAgain(): void {
    for (const again of this.#failed.splice(0)) again();
  }

  async #fetched(fetch: () => Promise<readonly News[]>): Promise<readonly News[]> {
    try {
      return await fetch();
    } catch {
      await new Promise<void>((again) => this.#failed.push(again));
      return this.#fetched(fetch);
    }
  }

  #hear(news: readonly News[]): void {
    if (news.length > 0) for (const hear of this.#hearing) hear(news);
  }
}
