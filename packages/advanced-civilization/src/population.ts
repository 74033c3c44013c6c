import { expand, foreignTokensIn, type Growth } from '@ecumene/ancients';
import type { Script, Seat } from '@ecumene/engine';
import type { AcWorld } from './world.ts';

/** One token more where there is one, two where there are more. @rule AC 20.1 @rule AC 20.2 @rule AC 20.3 @rule AC ST slow-growth */
const growth: Growth = {
  adds: (world: AcWorld, number, area, tokens) =>
    tokens === 1 || (world.options.slowGrowth && foreignTokensIn(world, area, number) > 0) ? 1 : 2,
  rules: { grow: 'AC 20.1', short: 'AC 20.2' },
};

export function population(world: AcWorld, seat: Seat): Script | void {
  return expand(world, seat, growth);
}
