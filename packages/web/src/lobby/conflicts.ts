import type { Value } from '@ecumene/engine';
import { useEffect, useState } from 'react';
import { judgeOf, type Objections } from './sheets.ts';

/** What does not go together in the options of a table with so many seats, in sentences. */
export function useConflicts(game: string, options: Readonly<Record<string, Value>>, seats: number): readonly string[] {
  const [judge, setJudge] = useState<{ readonly judge: Objections } | undefined>(undefined);
  useEffect(() => {
    setJudge(undefined);
    judgeOf(game).then(
      (found) => setJudge({ judge: found }),
      () => undefined,
    );
  }, [game]);
  return judge?.judge(options, seats) ?? [];
}
