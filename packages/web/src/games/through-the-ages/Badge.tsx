import type { Seat } from '@ecumene/engine';
import type { ReactElement } from 'react';
import { useView } from './view.ts';
import './badge.css';

/** Four signs for four seats, told apart without colour. */
const SIGNS = ['M8 2l6 12H2z', 'M8 2a6 6 0 110 12A6 6 0 018 2z', 'M3 3h10v10H3z', 'M8 1l7 7-7 7-7-7z'];

export function Badge({ seat }: { readonly seat: Seat }): ReactElement {
  return <SeatSign place={useView().civilizations.findIndex((civ) => civ.seat === seat)} />;
}

/** The sign of the seat at a place around the table. */
export function SeatSign({ place, size = 20 }: { readonly place: number; readonly size?: number }): ReactElement {
  return (
    <svg className={`seat-badge seat-${place}`} viewBox="-3 -3 22 22" width={size} height={size} aria-hidden="true">
      <rect x="-3" y="-3" width="22" height="22" rx="5" />
      <path d={SIGNS[place] ?? ''} />
    </svg>
  );
}
