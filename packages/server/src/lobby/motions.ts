import type { Motion, TableInfo } from '@ecumene/client';
import { type Seat, same } from '@ecumene/engine';

/** What the players of a table are voting on, and who agrees. */
export type Motions = TableInfo['motions'];

/** What is moved after somebody has agreed with it, or spoken against it. */
export function voted(motions: Motions, motion: Motion, own: readonly Seat[], agrees: boolean): Motions {
  if (!agrees) return without(motions, motion);
  const agreed = [...new Set([...agreedTo(motions, motion), ...own])];
  return [...without(motions, motion), { motion, agreed }];
}

export function agreedTo(motions: Motions, motion: Motion): readonly Seat[] {
  return motions.find((one) => same(one.motion, motion))?.agreed ?? [];
}

export function without(motions: Motions, motion: Motion): Motions {
  return motions.filter((one) => !same(one.motion, motion));
}

/** Whoever takes over a seat has agreed to nothing yet. */
export function withoutVoter(motions: Motions, seat: Seat): Motions {
  return motions
    .map(({ motion, agreed }) => ({ motion, agreed: agreed.filter((one) => one !== seat) }))
    .filter(({ agreed }) => agreed.length > 0);
}
