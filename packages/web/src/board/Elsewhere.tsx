import type { Drawing } from '@ecumene/atlas/drawing';
import type { ReactElement } from 'react';
import { t } from '../text/text.ts';
import type { Edge } from './fit-in-view.ts';
import { EDGES, usePlacesBeyond } from './places-beyond.ts';
import type { BoardZoom } from './zoom.ts';
import './elsewhere.css';

/** Where more of what is asked about lies out of view: at each edge of the board how many, and a way there. */
export function Elsewhere({
  drawing,
  zooming,
}: {
  readonly drawing: Drawing;
  readonly zooming: BoardZoom | undefined;
}): ReactElement {
  const { spots, counts } = usePlacesBeyond(drawing, zooming);
  return (
    <>
      {EDGES.map((edge, place) => {
        const n = counts[place] ?? 0;
        if (n === 0) return null;
        return (
          <button
            key={edge}
            type="button"
            className={`elsewhere elsewhere-${edge}`}
            aria-label={wayTo(edge, n)}
            title={wayTo(edge, n)}
            onClick={() => zooming?.goToNearest(zooming.beyond(spots).get(edge) ?? [])}
          >
            <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
              <path d="M9 4l8 8-8 8" fill="none" stroke="currentColor" strokeWidth="3" />
            </svg>
            <b>{n}</b>
          </button>
        );
      })}
    </>
  );
}

function wayTo(edge: Edge, n: number): string {
  switch (edge) {
    case 'left':
      return t('{n, plural, one {# more place} other {# more places}} to the left: go there', { n });
    case 'right':
      return t('{n, plural, one {# more place} other {# more places}} to the right: go there', { n });
    case 'top':
      return t('{n, plural, one {# more place} other {# more places}} above: go there', { n });
    case 'bottom':
      return t('{n, plural, one {# more place} other {# more places}} below: go there', { n });
  }
}
