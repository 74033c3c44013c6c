import type { ReactElement } from 'react';
import { usePictogramsHere } from './pictograms.ts';
import type { PicturedKind } from './pictured-kind.ts';
import { tintOf } from './tints.ts';
import './pictogram.css';

interface PictogramProps {
  readonly kind: PicturedKind;
  readonly id: string;
}

/** The picture of a commodity, a calamity or an advance at this table. What it shows is said beside it. */
export function Pictogram({ kind, id }: PictogramProps): ReactElement {
  return <Outlines kind={kind} id={id} paths={usePictogramsHere()?.[kind]?.[id] ?? []} />;
}

/** A picture in two tones of its colour: the thing, and its light; a small sign in the corner where it has one. */
export function Outlines({ kind, id, paths }: PictogramProps & { readonly paths: readonly string[] }): ReactElement {
  const [main, second] = paths;
  const tint = tintOf(kind, id);
  return (
    <svg
      className="pictogram"
      data-kind={kind}
      data-drawn={main !== undefined}
      style={tint === undefined ? undefined : { color: tint }}
      viewBox="0 0 512 512"
      aria-hidden="true"
    >
      <rect className="pictogram-ground" width="512" height="512" />
      <circle className="pictogram-light" cx="360" cy="150" r="190" />
      {main !== undefined && (
        <>
          <path className="pictogram-shade" d={main} transform="translate(62 66) scale(.8)" fillRule="evenodd" />
          <path className="pictogram-main" d={main} transform="translate(50 52) scale(.8)" fillRule="evenodd" />
        </>
      )}
      {second !== undefined && (
        <>
          <circle className="pictogram-seal" cx="416" cy="416" r="96" />
          <path className="pictogram-main" d={second} transform="translate(346 346) scale(.27)" />
        </>
      )}
    </svg>
  );
}
