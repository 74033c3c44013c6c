import pictograms from 'pictograms:through-the-ages';
import { type CardId, cards } from '@ecumene/through-the-ages/reference';
import type { ReactElement } from 'react';
import { motifOf } from './motifs.ts';
import './picture.css';

/** The picture of a card, in the colours of its family and under the sky of its age. What it shows is said beside it. */
export function Picture({ id }: { readonly id: CardId }): ReactElement {
  const pictogram = pictograms['card']?.[id]?.[0];
  return (
    <svg
      className="picture"
      data-age={cards[id].age}
      viewBox="0 0 64 40"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <rect className="picture-sky" x="-40" y="-40" width="144" height="120" />
      <circle className="picture-sun" cx="50" cy="10" r="16" />
      <path className="picture-ground" d="M-40 33Q10 26 32 31T104 29V80H-40z" />
      {pictogram === undefined ? <Motif id={id} /> : <Pictured path={pictogram} />}
    </svg>
  );
}

/** One of our own drawings: for persons and places, of which the set has none. */
function Motif({ id }: { readonly id: CardId }): ReactElement {
  const { deep, lit } = motifOf(id);
  return (
    <>
      <path className="picture-deep" d={deep} />
      <path className="picture-lit" d={lit} />
    </>
  );
}

/** One of the set, on a light edge. */
function Pictured({ path }: { readonly path: string }): ReactElement {
  return (
    <>
      <path className="picture-lit" d={path} transform="translate(14.9 3) scale(.068)" />
      <path className="picture-deep" d={path} transform="translate(14 2.2) scale(.068)" />
    </>
  );
}
