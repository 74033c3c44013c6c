import type { Drawing, Spot } from '@ecumene/atlas/drawing';
import { type ReactElement, useLayoutEffect, useMemo, useRef } from 'react';
import { type Intent, useLaidIntent } from '../table/desk.ts';
import { clearOnBoard, clearOnScreen, clearToPress } from './keep-clear.ts';
import { placeBeside } from './place-beside.ts';
import { usePlacesBeyond } from './places-beyond.ts';
import type { BoardZoom } from './zoom.ts';
import './ring.css';

interface RingOnBoardProps {
  readonly drawing: Drawing;
  readonly zooming: BoardZoom | undefined;
}

/** Counts and verbs for what is in hand, beside its area wherever the board is moved to. */
export function RingOnBoard({ drawing, zooming }: RingOnBoardProps): ReactElement | null {
  const { ring } = useLaidIntent();
  const spot = ring === undefined ? undefined : spotOf(drawing, ring.area);
  if (ring === undefined || spot === undefined) return null;
  return <RingAt drawing={drawing} zooming={zooming} ring={ring} spot={spot} />;
}

interface RingAtProps extends RingOnBoardProps {
  readonly ring: NonNullable<Intent['ring']>;
  readonly spot: Spot;
}

function RingAt({ drawing, zooming, ring, spot }: RingAtProps): ReactElement {
  const { areas } = useLaidIntent();
  const element = useRef<HTMLDivElement>(null);
  const kept = useMemo(
    () => clearOnBoard(drawing, new Set([ring.area, ...(areas?.keys() ?? [])]), ring.area),
    [drawing, areas, ring],
  );
  // The signs at the edges come and go with this: then the ring is laid anew.
  usePlacesBeyond(drawing, zooming);
  useLayoutEffect(() => {
    const here = element.current;
    const frame = here?.parentElement;
    if (here === null || frame === null || frame === undefined) return undefined;
    return zooming?.follow((transform) => {
      const [left, top] = placeBeside(
        transform.apply([...spot]),
        [here.offsetWidth, here.offsetHeight],
        [frame.clientWidth, frame.clientHeight],
        [...clearOnScreen(transform, kept), ...clearToPress(frame)],
      );
      here.style.translate = `${left}px ${top}px`;
    });
  });
  return (
    <div className="ring" ref={element}>
      {ring.content}
    </div>
  );
}

function spotOf(drawing: Drawing, area: string): Spot | undefined {
  return drawing.anchors[area]?.stacks[0] ?? drawing.anchors[area]?.label;
}
