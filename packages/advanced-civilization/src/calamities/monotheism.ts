import { type Conversion, convertArea, has } from '@ecumene/ancients';
import type { Script, Seat } from '@ecumene/engine';
import { CIVILIZATION_CARDS } from '../data/civilization-cards.ts';
import type { AcWorld } from '../world.ts';

/** Whether nobody converts a nation. @rule AC 32.942 @rule AC 32.952 */
const keepsFaith = has(CIVILIZATION_CARDS, 'faith');

/** @rule AC 32.941 @rule AC 32.942 @rule AC 32.952 @rule AC A43 */
const monotheism: Conversion = {
  isProtected: keepsFaith,
  rules: { choose: 'AC 32.942', convert: 'AC 32.941' },
};

/** A holder of Monotheism may convert one area at the end of the calamity phase. @rule AC 32.941 @rule AC A42 */
export function convert(world: AcWorld, seat: Seat): Script | void {
  return convertArea(world, seat, monotheism);
}
