import { memo, type ReactElement, useMemo } from 'react';
import { type PieceOnBoard, useDesk, useLaidIntent } from '../table/desk.ts';
import { CityGlyph, ShipGlyph, TokenGlyph } from './Glyphs.tsx';
import { citiesOn, type RankedSeat, shipsOn, stacksOn, withPlan } from './pieces.ts';
import { tapPiece } from './tapping.ts';

interface PieceLayerProps extends RankedSeat {
  /** Only what steps back with its ground, because it cannot be chosen; otherwise everything else. */
  readonly back?: boolean;
}

/** What stands on the board. What the pieces are is said by their areas, so they are not said again. */
export const PieceLayer = memo(function PieceLayer({
  drawing,
  pieces,
  own,
  back = false,
}: PieceLayerProps): ReactElement {
  const desk = useDesk();
  const { areas: marked, dims, planned } = useLaidIntent();
  const shown = useMemo(() => (planned === undefined ? pieces : withPlan(pieces, planned)), [pieces, planned]);
  const stacks = useMemo(() => stacksOn(drawing, shown), [drawing, shown]);
  const cities = useMemo(() => citiesOn(drawing, shown), [drawing, shown]);
  const ships = useMemo(() => shipsOn(drawing, shown), [drawing, shown]);
  const tap = (piece: PieceOnBoard): void => tapPiece(desk, piece);
  const kind = (nation: string): string => (nation === own ? 'piece own' : 'piece');
  const isHere = ({ area }: { readonly area: string }): boolean => (dims === true && !marked?.has(area)) === back;
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in here takes the focus.
    <g className="pieces" aria-hidden="true">
      {cities.filter(isHere).map(({ key, nation, area, spot: [x, y] }) => (
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
      {ships.filter(isHere).map(({ key, nation, area, no, aboard, spot: [x, y] }) => (
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
      {stacks.filter(isHere).map(({ key, nation, area, count, spot: [x, y] }) => (
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
