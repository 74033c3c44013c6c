import pictograms from 'pictograms:through-the-ages';
import { type CardId, cards } from '@ecumene/through-the-ages/reference';
import type { ReactElement } from 'react';
import { motifOf } from './motifs.ts';
import './picture.css';

/**
 * The picture of a card, in the colours of its family and under the sky of its age. What it shows is said beside it. Land
 * and sky fill any frame; what stands there is as large as it can be seen whole.
 */
export function Picture({ id }: { readonly id: CardId }): ReactElement {
  const pictogram = pictograms['card']?.[id]?.[0];
  return (
    <svg className="picture" data-age={cards[id].age} aria-hidden="true">
      <svg viewBox={SHEET} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <rect className="picture-sky" x="-40" y="-40" width="144" height="120" />
        <circle className="picture-sun" cx="50" cy="10" r="16" />
        <path className="picture-ground" d="M-40 33Q10 26 32 31T104 29V80H-40z" />
      </svg>
      {pictogram === undefined ? <Motif id={id} /> : <Pictured path={pictogram} />}
    </svg>
  );
}

const SHEET = '0 0 64 40';
/** The middle of the sheet: what stands there is seen whole. */
const MIDDLE = '10 0 44 40';

/** One of our own drawings: for persons and places, of which the set has none. It stands on the lower edge. */
function Motif({ id }: { readonly id: CardId }): ReactElement {
  const { deep, lit, spans = false } = motifOf(id);
  return (
    <svg
      viewBox={spans ? SHEET : MIDDLE}
      preserveAspectRatio={spans ? 'xMidYMid slice' : 'xMidYMax meet'}
      aria-hidden="true"
    >
      <path className="picture-deep" d={deep} />
      <path className="picture-lit" d={lit} />
    </svg>
  );
}

/** One of the set, on a light edge. */
function Pictured({ path }: { readonly path: string }): ReactElement {
  return (
    <svg viewBox="12 0 40 40" aria-hidden="true">
      <path className="picture-lit" d={path} transform="translate(14.9 3) scale(.068)" />
      <path className="picture-deep" d={path} transform="translate(14 2.2) scale(.068)" />
    </svg>
  );
}
