import type { Drawing, Spot } from '@ecumene/atlas/drawing';
import { type ReactElement, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { prefersStill } from '../theme/theme.ts';
import { ShipGlyph, TokenGlyph } from './Glyphs.tsx';
import { leg } from './Highlights.tsx';

/** A piece on its way. */
export interface Journey {
  readonly nation: string;
  /** Tokens that march, or a ship with so many aboard. */
  readonly is: 'tokens' | 'ship';
  readonly count: number;
  /** The areas of the way, from where it began. */
  readonly areas: readonly string[];
}

interface Moving extends Journey {
  readonly key: number;
  readonly spots: readonly Spot[];
}

const LEG = 230;
const LONGEST = 700;
/** More at once than this cannot be followed, and is not shown. */
const CROWD = 12;

/** Pieces move along the way they took, then are gone: what stands where is drawn by the pieces themselves. */
export function Motion({
  drawing,
  listen,
}: {
  readonly drawing: Drawing;
  listen(listener: (journeys: readonly Journey[]) => void): () => void;
}): ReactElement {
  const [moving, setMoving] = useState<readonly Moving[]>([]);
  const last = useRef(0);
  useEffect(
    () =>
      listen((journeys) => {
        if (prefersStill() || document.hidden) return;
        const begun = journeys.map((journey) => {
          last.current += 1;
          return { ...journey, key: last.current, spots: wayOf(drawing, journey) };
        });
        setMoving((before) => [...before, ...begun].slice(-CROWD));
      }),
    [drawing, listen],
  );
  const arrive = useCallback((key: number) => setMoving((before) => before.filter((one) => one.key !== key)), []);
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in here takes the focus.
    <g className="motion" aria-hidden="true">
      {moving.map((one) => (
        <Traveller key={one.key} moving={one} arrive={arrive} />
      ))}
    </g>
  );
}

function wayOf(drawing: Drawing, { areas, is }: Journey): Spot[] {
  const by = is === 'ship' ? 'water' : 'land';
  return areas.slice(1).flatMap((to, place) => leg(drawing, areas[place] ?? to, to, by));
}

function Traveller({ moving, arrive }: { readonly moving: Moving; arrive(key: number): void }): ReactElement {
  const piece = useRef<SVGGElement>(null);
  const { key, spots, areas, is, nation, count } = moving;
  useLayoutEffect(() => {
    if (piece.current === null || spots.length < 2) {
      arrive(key);
      return undefined;
    }
    const run = piece.current.animate(
      spots.map(([x, y]) => ({ transform: `translate(${x}px, ${y}px)` })),
      { duration: Math.min(LONGEST, LEG * (areas.length - 1)), easing: 'cubic-bezier(0.3, 0, 0.2, 1)', fill: 'both' },
    );
    run.onfinish = () => arrive(key);
    return () => run.cancel();
  }, [key, spots, areas, arrive]);
  return (
    <g ref={piece}>
      {is === 'ship' ? <ShipGlyph nation={nation} aboard={count} /> : <TokenGlyph nation={nation} count={count} />}
    </g>
  );
}
