import { type Census, holds, takeCensus } from '@ecumene/ancients';
import type { AcWorld } from './world.ts';

/** @rule AC 21.1 @rule AC 22.11 @rule AC 23.21 @rule AC 32.831 */
const census: Census = {
  comesLast: (world, number) => holds(world, number, 'military'),
  rule: 'AC 21.2',
};

export function countPeople(world: AcWorld): void {
  takeCensus(world, census);
}
