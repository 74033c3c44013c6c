import type { Drawing, Spot } from '@ecumene/atlas/drawing';
import { type ReactElement, useLayoutEffect, useRef } from 'react';
import { useLaidIntent } from '../table/desk.ts';
import { placeBeside } from './beside.ts';
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
  useLayoutEffect(() => {
    const frame = element.current?.parentElement;
    if (spot === undefined || frame === null || frame === undefined) return undefined;
    const kept = [...(areas?.keys() ?? [])].flatMap((area) =>
      area === ring?.area ? [] : [spotOf(drawing, area) ?? spot],
    );
    return zooming?.follow((transform) => {
      const here = element.current;
      if (here === null) return;
      const onScreen = ([x, y]: Spot): Spot => transform.apply([x, y]);
      const size: Spot = [here.offsetWidth, here.offsetHeight];
      const [left, top] = placeBeside(
        onScreen(spot),
        size,
        [frame.clientWidth, frame.clientHeight],
        [...kept.map(onScreen), ...toolsOf(frame)],
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

/** Where the tools of the board lie: the ring keeps clear of them. */
function toolsOf(frame: Element): Spot[] {
  const { left, top } = frame.getBoundingClientRect();
  return [...frame.querySelectorAll('.board-tool')].map((tool) => {
    const box = tool.getBoundingClientRect();
    return [box.left - left + box.width / 2, box.top - top + box.height / 2];
  });
}

function spotOf(drawing: Drawing, area: string): Spot | undefined {
  return drawing.anchors[area]?.stacks[0] ?? drawing.anchors[area]?.label;
}
