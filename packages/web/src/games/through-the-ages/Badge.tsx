import type { Seat } from '@ecumene/engine';
import type { ReactElement } from 'react';
import { useView } from './view.ts';
import './badge.css';

/** Four signs for four seats, told apart without colour. */
const SIGNS = ['M8 2l6 12H2z', 'M8 2a6 6 0 110 12A6 6 0 018 2z', 'M3 3h10v10H3z', 'M8 1l7 7-7 7-7-7z'];

export function Badge({ seat }: { readonly seat: Seat }): ReactElement {
  const place = useView().civilizations.findIndex((civ) => civ.seat === seat);
  return (
    <svg className={`seat-badge seat-${place}`} viewBox="0 0 16 16" width="20" height="20" aria-hidden="true">
      <path d={SIGNS[place] ?? ''} />
    </svg>
  );
}
