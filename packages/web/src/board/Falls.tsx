import type { Drawing } from '@ecumene/atlas/drawing';
import { memo, type ReactElement } from 'react';
import { useFalls } from '../table/desk.ts';
import { CityGlyph, TokenGlyph } from './Glyphs.tsx';

/** What goes from the board on the stage of the theatre: it is seen once more, and fades. */
export const Falls = memo(function Falls({ drawing }: { readonly drawing: Drawing }): ReactElement {
  const falls = useFalls();
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in here takes the focus.
    <g className="falls" aria-hidden="true">
      {falls.map(({ is, nation, area, count }, place) => {
        const anchors = drawing.anchors[area];
        const spot = is === 'city' ? anchors?.city : anchors?.stacks[place % Math.max(1, anchors.stacks.length)];
        if (spot === undefined || spot === null) return null;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: an act only grows at its end.
          <g key={`${area} ${nation} ${place}`} transform={`translate(${spot[0]} ${spot[1]})`}>
            <g className="fall">
              {is === 'city' ? <CityGlyph nation={nation} /> : <TokenGlyph nation={nation} count={count} />}
            </g>
          </g>
        );
      })}
    </g>
  );
});
