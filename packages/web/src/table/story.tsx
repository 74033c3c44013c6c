import type { News } from '@ecumene/client';
import { createContext, type ReactElement, type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { useTable } from './at-table.ts';

const StoryContext = createContext<readonly News[]>([]);

/** Everything that has happened, as far as this seat may know. */
export function useStory(): readonly News[] {
  return useContext(StoryContext);
}

/** Keeps the story for all parts of the table: fetched once, then told on; fetched anew when something was taken back. */
export function StoryKeeper({ children }: { readonly children: ReactNode }): ReactElement {
  const { port, sight } = useTable();
  const [story, setStory] = useState<readonly News[]>([]);
  const told = useRef(-1);
  useEffect(() => {
    let here = true;
    port.story(0).then(
      (all) => here && setStory(all),
      () => undefined,
    );
    const stop = port.listen((news) => {
      told.current = Math.max(told.current, ...news.map(({ number }) => number + 1));
      setStory((before) => [...before, ...news]);
    });
    return () => {
      here = false;
      stop();
    };
  }, [port]);
  useEffect(() => {
    const before = told.current;
    told.current = sight.number;
    if (before < 0 || sight.number <= before) return;
    port.story(0).then(setStory, () => undefined);
  }, [port, sight.number]);
  return <StoryContext.Provider value={story}>{children}</StoryContext.Provider>;
}
