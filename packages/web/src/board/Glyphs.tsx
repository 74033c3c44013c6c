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
      <path className="ship-sail" d="M-1-19c9 2 13 8 13 18H-1z" fill={colour} />
      <path className="piece-edge" d="M-1-19V1" />
      <path className="piece-edge" d={HULL} fill={colour} />
      <path className="piece-sign" d={path} fill={ink} fillRule="evenodd" transform="translate(-5 1) scale(.42)" />
      {Array.from({ length: aboard }, (_, pip) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pips are all alike.
        <rect key={pip} className="ship-pip" x={-16 + pip * 6.5} y="-6" width="6" height="6" rx="1.5" />
      ))}
    </g>
  );
});
