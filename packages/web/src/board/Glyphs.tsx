import { memo, type ReactElement } from 'react';
import { emblemOf, PIRATES } from '../nations/emblems.ts';

/** The pieces, drawn around their middle on a field of 32 by 32; the board decides how large that is. */

export const TokenGlyph = memo(function TokenGlyph({
  nation,
  count,
}: {
  readonly nation: string;
  readonly count: number;
}): ReactElement {
  const { path, colour, ink } = emblemOf(nation);
  return (
    <g className="piece-body token">
      <rect className="piece-shadow" x="-16" y="-14" width="32" height="32" rx="8" />
      <rect className="piece-edge" x="-16" y="-16" width="32" height="32" rx="8" fill={colour} />
      <path className="piece-sign" d={path} fill={ink} fillRule="evenodd" transform="translate(-13.5 -14) scale(.92)" />
      <g className="piece-count" transform={`translate(${count > 9 ? 10 : 12} 11)`}>
        <rect x={count > 9 ? -12 : -9.5} y="-9.5" width={count > 9 ? 24 : 19} height="19" rx="9.5" />
        <text y="5.6">{count}</text>
      </g>
    </g>
  );
});

export const CityGlyph = memo(function CityGlyph({ nation }: { readonly nation: string }): ReactElement {
  const { path, colour, ink } = nation === 'outsiders' ? PIRATES : emblemOf(nation);
  return (
    <g className="piece-body city">
      <circle className="piece-shadow" r="18" cy="1.5" />
      <circle className="city-rim" r="18" />
      <circle className="piece-edge" r="14.5" fill={colour} />
      <path className="piece-sign" d={path} fill={ink} fillRule="evenodd" transform="translate(-9 -9) scale(.75)" />
    </g>
  );
});

const HULL = 'M-16 1h32c-1.5 7-5.5 11-10 11H-7C-12 12-15 8-16 1z';

/** As large as it can be: whose ship it is shows from afar. */
const SAIL = 'M-12-18.5h24c-2 6-2 12 0 17.5h-24c2-5.5 2-11.5 0-17.5z';

export const ShipGlyph = memo(function ShipGlyph({
  nation,
  aboard,
}: {
  readonly nation: string;
  readonly aboard: number;
}): ReactElement {
  const { path, colour, ink } = emblemOf(nation);
  return (
    <g className="piece-body ship">
      <path className="piece-shadow" d={HULL} transform="translate(0 1.5)" />
      <path className="piece-edge" d="M0-19V1" />
      <path className="ship-sail" d={SAIL} fill={colour} />
      <path className="piece-edge" d={HULL} fill={colour} />
      <path className="piece-sign" d={path} fill={ink} fillRule="evenodd" transform="translate(-8.6 -18) scale(.72)" />
      {Array.from({ length: aboard }, (_, pip) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pips are all alike.
        <rect key={pip} className="ship-pip" x={-14.5 + pip * 5.9} y="2.5" width="5" height="5" rx="1.2" />
      ))}
    </g>
  );
});
