import type { News } from '@ecumene/client';
import { createContext, type ReactElement, type ReactNode, useContext, useEffect, useState } from 'react';
import { useTable } from './at-table.ts';

/** What has happened, for all parts of a table. */
export const StoryContext = createContext<readonly News[]>([]);

/** Everything that has happened, as far as this seat may know. */
export function useStory(): readonly News[] {
  return useContext(StoryContext);
}

/** Keeps the story for all parts of the table: fetched once, then told on; fetched anew when something was taken back. */
export function StoryKeeper({ children }: { readonly children: ReactNode }): ReactElement {
  const { port, sight } = useTable();
  const [story, setStory] = useState<readonly News[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was taken back is why it is fetched anew.
  useEffect(() => {
    let here = true;
    let told: News[] = [];
    let fetched = false;
    port.story(0).then(
      (all) => {
        if (!here) return;
        const until = all.at(-1)?.number ?? -1;
        fetched = true;
        setStory([...all, ...told.filter(({ number }) => number > until)]);
      },
      () => undefined,
    );
    const stop = port.listen((news) => {
      if (fetched) setStory((before) => [...before, ...news]);
      else told = [...told, ...news];
    });
    return () => {
      here = false;
      stop();
    };
  }, [port, sight.rewritten]);
  return <StoryContext.Provider value={story}>{children}</StoryContext.Provider>;
}
