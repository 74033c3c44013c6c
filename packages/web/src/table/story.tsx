import type { News } from '@ecumene/client';
import type { Happening, Seat, Text } from '@ecumene/engine';
import { createContext, type ReactElement, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { inWords } from '../text/text.ts';
import { useTable } from './at-table.ts';
import { calledThen } from './handovers.ts';

/** What has happened, for all parts of a table. */
export const StoryContext = createContext<readonly News[]>([]);

/** Everything that has happened, as far as this seat may know. */
export function useStory(): readonly News[] {
  return useContext(StoryContext);
}

/** Speaks of something in the story with the names of those who sat around the table when it happened. */
export interface Telling {
  /** It as a sentence of the chronicle. */
  tell(happening: Happening): string;
  /** Other words about it. */
  words(text: Text, happening: Happening): string;
  /** Who sat in a seat then. */
  who(seat: Seat, happening: Happening): string;
}

/** At which entry each thing in a story happened: gone through once, however many parts of the table speak of it. */
const NUMBERS = new WeakMap<readonly News[], ReadonlyMap<Happening, number>>();

function numbersIn(story: readonly News[]): ReadonlyMap<Happening, number> {
  const known = NUMBERS.get(story) ?? new Map(story.map(({ number, happening }) => [happening, number]));
  NUMBERS.set(story, known);
  return known;
}

export function useTelling(): Telling {
  const table = useTable();
  const story = useStory();
  const { handovers } = table.tableView;
  return useMemo(() => {
    const who = (seat: Seat, happening: Happening): string => {
      // Where nobody has changed seats there is nothing to look up.
      const number = handovers.length === 0 ? undefined : numbersIn(story).get(happening);
      return number === undefined ? table.name('seat', seat) : calledThen(table, seat, number);
    };
    const words = (text: Text, happening: Happening): string =>
      inWords(text, ({ is, id }) => (is === 'seat' ? who(id, happening) : table.name(is, id)));
    return { who, words, tell: (happening) => words(table.game.tell(happening), happening) };
  }, [table, story, handovers]);
}

/** Keeps the story for all parts of the table: fetched once, then told on; fetched anew when something was taken back. */
export function StoryKeeper({ children }: { readonly children: ReactNode }): ReactElement {
  const { port, tableView } = useTable();
  const [story, setStory] = useState<readonly News[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was taken back is why it is fetched anew.
  useEffect(() => {
    let here = true;
    let told: readonly News[] = [];
    let fetched = false;
    const begin = (all: readonly News[]): void => {
      if (!here) return;
      fetched = true;
      setStory(further(all, told));
    };
    // Where the beginning cannot be had, what comes is told all the same.
    port.story(0).then(begin, () => begin([]));
    const stop = port.listen((news) => {
      if (fetched) setStory((before) => further(before, news));
      else told = further(told, news);
    });
    return () => {
      here = false;
      stop();
    };
  }, [port, tableView.rewritten]);
  return <StoryContext.Provider value={story}>{children}</StoryContext.Provider>;
}

/** A story and what is told further; what is told twice, as after a broken connection, happened once. */
function further(story: readonly News[], news: readonly News[]): readonly News[] {
  const until = story.at(-1)?.number ?? Number.NEGATIVE_INFINITY;
  const fresh = news.filter(({ number }) => number > until);
  return fresh.length === 0 ? story : [...story, ...fresh];
}
