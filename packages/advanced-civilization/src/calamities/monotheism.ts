import { type Conversion, convertArea, holds } from '@ecumene/ancients';
import type { Script, Seat } from '@ecumene/engine';
import type { AcWorld } from '../world.ts';

/** Cards whose holders nobody converts. */
const FAITHS = ['monotheism', 'theology'] as const;

/** @rule AC 32.941 @rule AC 32.942 @rule AC 32.952 @rule AC A43 */
const monotheism: Conversion = {
  isProtected: (world, number) => FAITHS.some((card) => holds(world, number, card)),
  rules: { choose: 'AC 32.942', convert: 'AC 32.941' },
};

/** A holder of Monotheism may convert one area at the end of the calamity phase. @rule AC 32.941 @rule AC A42 */
export function convert(world: AcWorld, seat: Seat): Script | void {
  return convertArea(world, seat, monotheism);
}
