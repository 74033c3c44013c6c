import type { ReactElement } from 'react';
import { emblemOf } from './emblems.ts';
import './sign.css';

/** A nation's sign on its colour. Its name stands beside it, or is said by `title`. */
export function Sign({
  nation,
  size = 24,
  title,
}: {
  readonly nation: string;
  readonly size?: number;
  readonly title?: string;
}): ReactElement {
  const { path, colour, ink } = emblemOf(nation);
  return (
    <svg
      className="sign"
      viewBox="0 0 32 32"
      width={size}
      height={size}
      role={title === undefined ? undefined : 'img'}
      aria-label={title}
      aria-hidden={title === undefined ? true : undefined}
    >
      <rect x="1" y="1" width="30" height="30" rx="7" fill={colour} className="sign-ground" />
      <path d={path} fill={ink} fillRule="evenodd" transform="translate(4 4)" />
    </svg>
  );
}
