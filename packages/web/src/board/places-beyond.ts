import type { Drawing, Spot } from '@ecumene/atlas/drawing';
import { useLayoutEffect, useMemo, useState } from 'react';
import { useLaidIntent } from '../table/desk.ts';
import { type Edge, spotsOf } from './fit-in-view.ts';
import type { BoardZoom } from './zoom.ts';

export const EDGES: readonly Edge[] = ['left', 'top', 'right', 'bottom'];

interface Beyond {
  /** Where all that is asked about lies. */
  readonly spots: readonly Spot[];
  /** How many of them lie out of view beyond each edge. */
  readonly counts: readonly number[];
}

/** How much of what is asked about lies out of view, wherever the board is moved to. */
export function usePlacesBeyond(drawing: Drawing, zooming: BoardZoom | undefined): Beyond {
  const { areas } = useLaidIntent();
  const told = [...(areas?.keys() ?? [])].join();
  const spots = useMemo(() => spotsOf(drawing, told.split(',')), [drawing, told]);
  const [counts, setCounts] = useState<readonly number[]>([]);
  useLayoutEffect(() => {
    return zooming?.follow(() => {
      const beyond = zooming.beyond(spots);
      const now = EDGES.map((edge) => beyond.get(edge)?.length ?? 0);
      setCounts((before) => (before.join() === now.join() ? before : now));
    });
  }, [zooming, spots]);
  return { spots, counts };
}
