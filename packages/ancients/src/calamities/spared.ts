import { happen } from '@ecumene/engine';
import { nameOf } from '../nations.ts';
import { faceOf, thingOf } from '../trade-cards/stacks.ts';
import type { Ancients, Strike } from '../world.ts';

/** A calamity finds nothing to harm, or its victim is immune. */
export function spare(world: Ancients, rule: string, { card, victim }: Strike): void {
  happen(world, rule, {
    what: 'calamity-spares',
    calamity: thingOf(faceOf(world, card)),
    nation: nameOf(world, victim),
  });
}
