import covers from 'pictograms:covers';
import type { ReactElement } from 'react';
import './cover.css';

/** The cover of a game: what it is about, under its sky. Its title is said beside it. */
export function Cover({ game }: { readonly game: string }): ReactElement {
  const [main, left, right, far] = covers['cover']?.[game] ?? [];
  return (
    <svg
      className="cover"
      data-game={game}
      viewBox="0 0 320 180"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <rect className="cover-sky" width="320" height="180" />
      <circle className="cover-sun" cx="232" cy="66" r="58" />
      <path className="cover-hills" d="M0 118Q70 84 150 108T320 92V180H0z" />
      <path className="cover-far" d={far} transform="translate(216 34) scale(.15)" />
      <path className="cover-left" d={left} transform="translate(14 62) scale(.17)" />
      <path className="cover-ground" d="M0 152Q90 128 180 146T320 138V180H0z" />
      <path className="cover-right" d={right} transform="translate(214 92) scale(.16)" />
      <path className="cover-edge" d={main} transform="translate(94 22) scale(.262)" />
      <path className="cover-main" d={main} transform="translate(90 18) scale(.262)" />
    </svg>
  );
}
