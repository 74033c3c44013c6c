import type { News, StoryPage } from './sight-form.ts';

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
