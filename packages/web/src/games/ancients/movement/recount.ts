import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTable } from '../../../table/at-table.ts';
import type { ControlProps } from '../../game-screen.ts';
import type { Move } from './moves-done.ts';

/** A march as it was made, or as it is to be: how many went, of how many that could. */
export interface MarchMade {
  readonly from: string;
  readonly to: string;
  readonly count: number;
  readonly most: number;
}

/** A march that waits to be seen, is there with so many tokens, was taken back, or is no longer the latest move. */
type Seen = 'taken-back' | 'overtaken' | number;

/** What is seen of a march that came after so many moves. */
export function seenOf({ from, to }: MarchMade, before: number, moves: readonly Move[]): Seen {
  if (moves.length === before) return 'taken-back';
  const event = moves.length === before + 1 ? moves.at(-1)?.event : undefined;
  return event?.what === 'marched' && event.from === from && event.to === to ? event.tokens : 'overtaken';
}

export interface Recount {
  /** The march whose count can still be changed, if there is one. */
  readonly made: MarchMade | undefined;
  begin(march: MarchMade): void;
  change(count: number): void;
  leave(): void;
}

/** How many march can be changed right after they have: the march is taken back and made again. */
export function useRecount(moves: readonly Move[], answer: ControlProps['answer']): Recount {
  const { request } = useTable();
  const [made, setMade] = useState<MarchMade | undefined>(undefined);
  const before = useRef(0);
  /** What the table was asked for and has not shown yet. */
  const awaits = useRef<'march' | 'taking-back' | undefined>(undefined);
  const known = useRef(moves);
  known.current = moves;
  const begin = useCallback((march: MarchMade) => {
    before.current = known.current.length;
    awaits.current = 'march';
    setMade(march);
  }, []);
  const leave = useCallback(() => setMade(undefined), []);
  const change = useCallback((count: number) => setMade((march) => march && { ...march, count }), []);
  useEffect(() => {
    if (made === undefined) return;
    const seen = seenOf(made, before.current, moves);
    const isBack = seen === 'taken-back';
    if (seen === 'overtaken' || (isBack && awaits.current === undefined)) return leave();
    if (isBack && awaits.current === 'taking-back') {
      awaits.current = 'march';
      const { from, to, count } = made;
      void answer({ do: 'march', from, to, count }).then((done) => done || leave());
    } else if (!isBack && awaits.current !== 'taking-back') {
      const isRight = seen === made.count;
      awaits.current = isRight ? undefined : 'taking-back';
      if (!isRight) void request({ do: 'take-back' }).then((refusal) => refusal && leave());
    }
  }, [made, moves, answer, request, leave]);
  return useMemo(() => ({ made, begin, change, leave }), [made, begin, change, leave]);
}
