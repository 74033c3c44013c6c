import type { Drawing } from '@ecumene/atlas/drawing';
import { memo, type ReactElement, useMemo } from 'react';
import { type PieceOnBoard, useDesk } from '../table/desk.ts';
import { CityGlyph, ShipGlyph, TokenGlyph } from './Glyphs.tsx';
import { citiesOn, type Pieces, shipsOn, stacksOn } from './pieces.ts';

interface PieceLayerProps {
  readonly drawing: Drawing;
  readonly pieces: Pieces;
  readonly own: string | null;
}

/** Everything that stands on the board. What the pieces are is said by their areas, so they are not said again. */
export const PieceLayer = memo(function PieceLayer({ drawing, pieces, own }: PieceLayerProps): ReactElement {
  const desk = useDesk();
  const stacks = useMemo(() => stacksOn(drawing, pieces), [drawing, pieces]);
  const cities = useMemo(() => citiesOn(drawing, pieces), [drawing, pieces]);
  const ships = useMemo(() => shipsOn(drawing, pieces), [drawing, pieces]);
  const tap = (piece: PieceOnBoard): void => {
    const { tapPiece, tap: tapArea } = desk.intent;
    if (tapPiece !== undefined) tapPiece(piece);
    else if (tapArea !== undefined) tapArea(piece.area);
    else desk.inspect(piece.area);
  };
  const kind = (nation: string): string => (nation === own ? 'piece own' : 'piece');
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in here takes the focus.
    <g className="pieces" aria-hidden="true">
      {cities.map(({ key, nation, area, spot: [x, y] }) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: the keyboard reaches pieces by their areas.
        <g
          key={key}
          className={kind(nation)}
          data-area={area}
          transform={`translate(${x} ${y})`}
          onClick={() => tap({ is: 'city', nation, area })}
        >
          <CityGlyph nation={nation} />
        </g>
      ))}
      {ships.map(({ key, nation, area, no, aboard, spot: [x, y] }) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: the keyboard reaches pieces by their areas.
        <g
          key={key}
          className={`${kind(nation)} ship-piece`}
          data-area={area}
          data-ship={no}
          transform={`translate(${x} ${y})`}
          onClick={() => tap({ is: 'ship', nation, area, ship: no })}
        >
          <ShipGlyph nation={nation} aboard={aboard} />
        </g>
      ))}
      {stacks.map(({ key, nation, area, count, spot: [x, y] }) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: the keyboard reaches pieces by their areas.
        <g
          key={key}
          className={kind(nation)}
          data-area={area}
          data-nation={nation}
          transform={`translate(${x} ${y})`}
          onClick={() => tap({ is: 'tokens', nation, area })}
        >
          <TokenGlyph nation={nation} count={count} />
        </g>
      ))}
    </g>
  );
});
