import type { ReactElement } from 'react';
import { GROUP_NAMES } from './groups.ts';
import './group-sign.css';

const CIRCLE = 'M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20z';

/** The books' shapes: each group by its form as well as its colour. */
const SHAPES: Readonly<Record<string, string>> = {
  crafts: 'M3 3h18v18H3z',
  sciences: CIRCLE,
  science: CIRCLE,
  arts: 'M12 2.5 22.5 21h-21z',
  civics: 'M7 3.3h10l5 8.7-5 8.7H7L2 12z',
  religion: 'm12 1.5 3 7 7.6.6-5.8 5 1.8 7.4L12 17.5l-6.6 4 1.8-7.4-5.8-5 7.6-.6z',
};

export function GroupSign({ group, size = 14 }: { readonly group: string; readonly size?: number }): ReactElement {
  return (
    <svg
      className={`group-sign group-${group}`}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      role="img"
      aria-label={GROUP_NAMES[group]}
    >
      <path d={SHAPES[group] ?? ''} fill="currentColor" />
    </svg>
  );
}
