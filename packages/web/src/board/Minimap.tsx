import type { Box, Drawing, Spot } from '@ecumene/atlas/drawing';
import { type PointerEvent, type ReactElement, useLayoutEffect, useState } from 'react';
import { t } from '../text/text.ts';
import type { BoardZoom } from './zoom.ts';
import './minimap.css';

/** Shown where less than this part of the board is seen, and the board has more land areas than one can keep in mind. */
const PART = 0.6;
const MANY = 150;

interface MinimapProps {
  readonly drawing: Drawing;
  readonly bounds: Box;
  /** The land areas in play. */
  readonly land: readonly string[];
  /** Where one's own pieces stand. */
  readonly own: readonly Spot[];
  readonly zooming: BoardZoom | undefined;
}

/** The whole board in small, while only a part of it is seen: which part that is, where one's own pieces stand, and a way there. */
export function Minimap({ drawing, bounds, land, own, zooming }: MinimapProps): ReactElement | null {
  const [seen, setSeen] = useState<Box | undefined>(undefined);
  useLayoutEffect(() => zooming?.follow(() => setSeen(zooming.seen)), [zooming]);
  if (
    zooming === undefined ||
    seen === undefined ||
    seen[2] < seen[0] ||
    land.length < MANY ||
    partOf(bounds, seen) > PART
  )
    return null;
  const [left, top, right, bottom] = bounds;
  const look = ({ clientX, clientY, currentTarget, buttons, type }: PointerEvent<SVGSVGElement>): void => {
    if (type === 'pointermove' && buttons === 0) return;
    const box = currentTarget.getBoundingClientRect();
    const x = left + ((clientX - box.left) / box.width) * (right - left);
    const y = top + ((clientY - box.top) / box.height) * (bottom - top);
    zooming.look(x, y);
  };
  return (
    <div className="minimap">
      <svg
        viewBox={`${left} ${top} ${right - left} ${bottom - top}`}
        aria-hidden="true"
        onPointerDown={look}
        onPointerMove={look}
      >
        {land.map((id) => (
          <path key={id} d={drawing.outlines[id]} className="minimap-area" />
        ))}
        {own.map(([x, y]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={(right - left) / 55} className="minimap-own" />
        ))}
        <rect x={seen[0]} y={seen[1]} width={seen[2] - seen[0]} height={seen[3] - seen[1]} className="minimap-seen" />
      </svg>
      {own.length > 0 && (
        <button type="button" className="minimap-home" onClick={() => zooming.goHome()}>
          {t('My pieces')}
        </button>
      )}
    </div>
  );
}

/** How much of a box another one covers. */
function partOf([left, top, right, bottom]: Box, seen: Box): number {
  const wide = Math.max(0, Math.min(right, seen[2]) - Math.max(left, seen[0]));
  const high = Math.max(0, Math.min(bottom, seen[3]) - Math.max(top, seen[1]));
  return (wide * high) / ((right - left) * (bottom - top));
}
