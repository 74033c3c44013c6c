import type { Seat } from '@ecumene/engine';
import type { ReactElement } from 'react';
import { Sign } from '../../nations/Sign.tsx';
import { useView } from './view.ts';

/** The sign of the nation a seat leads. */
export function Badge({ seat }: { readonly seat: Seat }): ReactElement | null {
  const nation = useView().nations.find((one) => one.seat === seat);
  return nation === undefined ? null : <Sign nation={nation.name} size={20} />;
}
