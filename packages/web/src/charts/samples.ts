import type { News, TableView } from '@ecumene/client';
import { useEffect, useMemo, useState } from 'react';
import { useTable } from '../table/at-table.ts';
import type { TablePort } from '../table/port.ts';
import { useStory } from '../table/story.tsx';
import type { PastOfGame, Sample } from './past-of-game.ts';

interface Start {
  readonly turn: number;
  /** How many entries the journal had when it had begun. */
  readonly number: number;
}

/** When each turn began. */
function turnStarts(past: Pick<PastOfGame, 'turnBegins'>, story: readonly News[]): readonly Start[] {
  const starts: Start[] = [];
  for (const { number, happening } of story) {
    const turn = past.turnBegins(happening);
    if (turn !== undefined && turn > (starts.at(-1)?.turn ?? 0)) starts.push({ turn, number: number + 1 });
  }
  return starts;
}

/** What was seen at earlier moments never changes, so it is asked for once. */
const kept = new WeakMap<TablePort, Map<number, TableView>>();

function keptAt(port: TablePort): Map<number, TableView> {
  const known = kept.get(port) ?? new Map<number, TableView>();
  kept.set(port, known);
  return known;
}

/** The table at the beginning of each turn and now, as far as they have been fetched. */
export function useSamples(past: PastOfGame | undefined): readonly Sample[] {
  const { port, tableView } = useTable();
  const story = useStory();
  const starts = useMemo(() => (past === undefined ? [] : turnStarts(past, story)), [past, story]);
  const [fetched, setFetched] = useState(0);
  useEffect(() => {
    let here = true;
    const fetchAll = async (): Promise<void> => {
      const known = keptAt(port);
      for (const { number } of starts) {
        if (known.has(number)) continue;
        known.set(number, await port.at(number));
        if (!here) return;
        setFetched((count) => count + 1);
      }
    };
    fetchAll().catch(() => undefined);
    return () => {
      here = false;
    };
  }, [port, starts]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what has been fetched since is looked up anew.
  return useMemo(() => {
    const known = keptAt(port);
    const before = starts.flatMap(({ turn, number }) => {
      const then = known.get(number);
      return then === undefined || number >= tableView.number ? [] : [{ turn, tableView: then }];
    });
    const now = starts.length === 0 ? [] : [{ turn: (starts.at(-1)?.turn ?? 0) + 1, tableView }];
    return [...before, ...now];
  }, [port, starts, tableView, fetched]);
}

/** What is written below samples: the number of each turn, and in words how it stands. */
export function labelsOf(samples: readonly Sample[], last: string): string[] {
  return samples.map(({ turn }, place) => (place === samples.length - 1 ? last : String(turn)));
}
