import type { Filling, Text, Thing } from '@ecumene/engine';

/** Every thing that is named in what is said. */
export function namedIn({ with: fillings = {} }: Text): readonly Thing[] {
  return Object.values(fillings).flatMap(thingsIn);
}

function thingsIn(filling: Filling): readonly Thing[] {
  if (typeof filling !== 'object') return [];
  if ('say' in filling) return namedIn(filling);
  if ('is' in filling) return [filling];
  return filling.flatMap(thingsIn);
}

/** Whether two names stand for the same. */
export function isSame(one: Thing, other: Thing): boolean {
  return one.is === other.is && one.id === other.id;
}
