import type { News, StoryPage } from './table-view-form.ts';

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
