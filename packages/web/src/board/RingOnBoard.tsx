import type { Drawing, Spot } from '@ecumene/atlas/drawing';
import { type ReactElement, useLayoutEffect, useMemo, useRef } from 'react';
import { useLaidIntent } from '../table/desk.ts';
import { placeBeside } from './beside.ts';
import { keptOnBoard, keptOnScreen, keptToPress } from './kept-free.ts';
import { usePlacesBeyond } from './places-beyond.ts';
import type { BoardZoom } from './zoom.ts';
import './ring.css';

/** Counts and verbs for what is in hand, beside its area wherever the board is moved to. */
export function RingOnBoard({
  drawing,
  zooming,
}: {
  readonly drawing: Drawing;
  readonly zooming: BoardZoom | undefined;
}): ReactElement | null {
  const { ring, areas } = useLaidIntent();
  const element = useRef<HTMLDivElement>(null);
  const spot = ring === undefined ? undefined : spotOf(drawing, ring.area);
  const kept = useMemo(
    () => (ring === undefined ? [] : keptOnBoard(drawing, new Set([ring.area, ...(areas?.keys() ?? [])]), ring.area)),
    [drawing, areas, ring],
  );
  // The signs at the edges come and go with this: then the ring is laid anew.
  usePlacesBeyond(drawing, zooming);
  useLayoutEffect(() => {
    const frame = element.current?.parentElement;
    if (spot === undefined || frame === null || frame === undefined) return undefined;
    return zooming?.follow((transform) => {
      const here = element.current;
      if (here === null) return;
      const [x, y] = spot;
      const [left, top] = placeBeside(
        transform.apply([x, y]),
        [here.offsetWidth, here.offsetHeight],
        [frame.clientWidth, frame.clientHeight],
        [...keptOnScreen(transform, kept), ...keptToPress(frame)],
      );
      here.style.translate = `${left}px ${top}px`;
    });
  });
  if (ring === undefined || spot === undefined) return null;
  return (
    <div className="ring" ref={element}>
      {ring.content}
    </div>
  );
}

function spotOf(drawing: Drawing, area: string): Spot | undefined {
  return drawing.anchors[area]?.stacks[0] ?? drawing.anchors[area]?.label;
}
