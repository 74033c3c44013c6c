import type { Drawing, Spot } from '@ecumene/atlas/drawing';
import { type KeyboardEvent, memo, type ReactElement, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type Mark, useDesk, useLaidIntent } from '../table/desk.ts';
import { t } from '../text/text.ts';
import { tapArea } from './tapping.ts';

interface AreasProps {
  readonly drawing: Drawing;
  readonly inPlay: ReadonlySet<string>;
  /** Areas that lie on the board but are not played with; tapped, they say so. */
  readonly closed: ReadonlySet<string>;
  describe(area: string): string;
  /** Brings a spot of the board into view. */
  reveal(x: number, y: number): void;
  /** Which area the keyboard has come to, if any. */
  ring(area: string | undefined): void;
}

const ARROWS: Readonly<Record<string, Spot>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** One shape for each area: it is tapped, found by the keyboard, and named for those who do not see it. */
export const Areas = memo(function Areas({
  drawing,
  inPlay,
  closed,
  describe,
  reveal,
  ring,
}: AreasProps): ReactElement {
  const desk = useDesk();
  const shapes = useRef(new Map<string, SVGPathElement>());
  const ids = useMemo(() => Object.keys(drawing.outlines), [drawing]);
  const first = useMemo(() => ids.find((id) => inPlay.has(id)), [ids, inPlay]);
  const [current, setCurrent] = useState(first);

  const intent = useLaidIntent();
  /** The keyboard enters the board where something can be done. */
  const entrance =
    current !== undefined && intent.areas?.has(current) ? current : (intent.areas?.keys().next().value ?? current);
  const go = useCallback((id: string): void => shapes.current.get(id)?.focus({ preventScroll: true }), []);
  useEffect(() => desk.onEnter(go), [desk, go]);
  /** The keyboard has come to an area, from another or from beside the board; a hand that taps sees where it is. */
  const come = (id: string, shape: Element): void => {
    setCurrent(id);
    if (!shape.matches(':focus-visible')) return;
    const [x, y] = drawing.anchors[id]?.label ?? [0, 0];
    reveal(x, y);
    desk.inspect(id);
    ring(id);
  };
  const leave = (id: string): void => {
    ring(undefined);
    if (desk.inspected === id) desk.inspect(undefined);
  };
  /** The area after or before this one, of those that can be chosen now. */
  const nextMarked = (id: string, key: string): string | undefined => {
    const step = { PageDown: 1, PageUp: -1 }[key];
    const marked = [...(desk.intent.areas ?? [])].flatMap(([area, { is }]) => (is === 'from' ? [] : [area]));
    if (step === undefined || marked.length === 0) return undefined;
    const place = marked.indexOf(id);
    return place < 0 ? marked.at(step > 0 ? 0 : -1) : marked.at((place + step) % marked.length);
  };
  const steer = (event: KeyboardEvent<SVGPathElement>, id: string): void => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      tapArea(desk, id);
      return;
    }
    const direction = ARROWS[event.key];
    const next = direction === undefined ? nextMarked(id, event.key) : nearest(drawing, inPlay, id, direction);
    if (next === undefined) return;
    event.preventDefault();
    go(next);
  };

  return (
    <g className="areas">
      {ids.map((id) =>
        inPlay.has(id) ? (
          // biome-ignore lint/a11y/useSemanticElements: a button cannot have the shape of a country.
          <path
            key={id}
            ref={(shape) => {
              if (shape === null) shapes.current.delete(id);
              else shapes.current.set(id, shape);
            }}
            className={closed.has(id) ? 'area area-out' : 'area'}
            d={drawing.outlines[id]}
            data-area={id}
            role="button"
            tabIndex={id === entrance ? 0 : -1}
            aria-label={[describe(id), markWords(intent.areas?.get(id))].join('')}
            onClick={() => tapArea(desk, id)}
            onPointerEnter={({ pointerType }) => pointerType === 'mouse' && desk.inspect(id)}
            onPointerLeave={({ pointerType }) => pointerType === 'mouse' && desk.inspect(undefined)}
            onFocus={({ currentTarget }) => come(id, currentTarget)}
            onBlur={() => leave(id)}
            onKeyDown={(event) => steer(event, id)}
          />
        ) : (
          <path key={id} className="area-out" d={drawing.outlines[id]} />
        ),
      )}
    </g>
  );
});

/** What a mark means, as the control that made it says or by its kind. */
function markWords(mark: Mark | undefined): string {
  if (mark === undefined) return '';
  switch (mark.is) {
    case 'ready':
      return `; ${mark.says ?? t('you can move pieces from here')}`;
    case 'can':
      return `; ${mark.says ?? t('available')}`;
    case 'chosen':
      return `; ${mark.says ?? t('selected')}`;
    case 'from':
      return `; ${mark.says ?? t('your move starts here')}`;
  }
}

/** A strong line around the area the keyboard has come to, above everything else. */
export function FocusRing({ outline }: { readonly outline: string | undefined }): ReactElement | null {
  return outline === undefined ? null : (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in here takes the focus.
    <g className="focus-ring" aria-hidden="true">
      <path className="focus-ring-edge" d={outline} />
      <path d={outline} />
    </g>
  );
}

/** The nearest area in a direction: those straight ahead count as nearer than those to the side. */
function nearest(drawing: Drawing, inPlay: ReadonlySet<string>, from: string, [dx, dy]: Spot): string | undefined {
  const [x, y] = drawing.anchors[from]?.label ?? [0, 0];
  let best: string | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const id of inPlay) {
    const [ax, ay] = drawing.anchors[id]?.label ?? [0, 0];
    const ahead = (ax - x) * dx + (ay - y) * dy;
    const aside = Math.abs((ax - x) * dy) + Math.abs((ay - y) * dx);
    if (id === from || ahead <= 0 || aside > ahead * 1.6) continue;
    const distance = ahead + aside * 1.4;
    if (distance < least) {
      least = distance;
      best = id;
    }
  }
  return best;
}
