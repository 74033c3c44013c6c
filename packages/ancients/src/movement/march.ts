import { at, type Refusal, refuse, say, the } from '@ecumene/engine';
import { areaId, areaNumber, foreignTokensIn, terrain } from '../nations.ts';
import { marchTokens } from '../tokens.ts';
import { type AreaNumber, NOBODY } from '../world.ts';
import type { Mover } from './mover.ts';
import { unknownArea, unmoved } from './mover.ts';
import type { March } from './moves.ts';

/** @rule AC 23.3 @rule AC 23.31 */
export function refuseMarch(mover: Mover, { from: fromId, to: toId, count, via: viaId }: March): Refusal | undefined {
  const { world, how } = mover;
  const from = areaNumber(world, fromId);
  const to = areaNumber(world, toId);
  const via = viaId === undefined ? undefined : areaNumber(world, viaId);
  if (from === undefined) return unknownArea(mover, fromId);
  if (to === undefined) return unknownArea(mover, toId);
  if (viaId !== undefined && via === undefined) return unknownArea(mover, viaId);
  const left = unmoved(mover, from);
  if (count > left) {
    return refuse(
      'moved',
      say('Only {left, plural, =0 {no token} one {# token} other {# tokens}} in {area} can still move.', {
        left,
        area: the('area', fromId),
      }),
      how.rules.march,
    );
  }
  return refuseWay(mover, from, to, via) ?? how.mayEnter?.(world, mover.number, to, count);
}

function refuseWay(mover: Mover, from: AreaNumber, to: AreaNumber, via: AreaNumber | undefined): Refusal | undefined {
  const { world, how, reach } = mover;
  const { land } = terrain(world);
  if (via === undefined && at(land, from).includes(to)) return undefined;
  const things = { from: the('area', areaId(world, from)), to: the('area', areaId(world, to)) };
  if (from === to || reach.marches < 2)
    return refuse('not-adjacent', say('{to} is not next to {from} by land.', things), how.rules.march);
  if (via === undefined) {
    if (wayThrough(mover, from, to) !== undefined) return undefined;
    return refuse(
      'no-way',
      say('There is no free area between {from} and {to} to pass through.', things),
      how.rules.roads,
    );
  }
  if (!at(land, from).includes(via) || !at(land, via).includes(to))
    return refuse('no-way', say('That area does not lie between {from} and {to} by land.', things), how.rules.roads);
  if (isFree(mover, via)) return undefined;
  return refuse(
    'occupied',
    say('Others hold {via}: go around it, or stop there.', { via: the('area', areaId(world, via)) }),
    how.rules.roads,
  );
}

/** Whether tokens may pass through: nobody else has units there. @rule AC 23.31 @rule AC 32.251 */
function isFree({ world, number }: Mover, area: AreaNumber): boolean {
  const owner = at(world.cityIn, area);
  return (owner === NOBODY || owner === number) && foreignTokensIn(world, area, number) === 0;
}

/** An area to pass through on the way, if there is one. */
function wayThrough(mover: Mover, from: AreaNumber, to: AreaNumber): AreaNumber | undefined {
  const { land } = terrain(mover.world);
  return at(land, from).find((via) => at(land, via).includes(to) && isFree(mover, via));
}

/** Areas tokens from here can pass through to reach others. */
export function waysThrough(mover: Mover, from: AreaNumber): AreaNumber[] {
  return at(terrain(mover.world).land, from).filter((via) => isFree(mover, via));
}

export function march(mover: Mover, { from: fromId, to: toId, count, via: viaId }: March): void {
  const { world, number, how, moved } = mover;
  const from = areaNumber(world, fromId);
  const to = areaNumber(world, toId);
  if (from === undefined || to === undefined) throw new Error('a march was not checked');
  const direct = viaId === undefined && at(terrain(world).land, from).includes(to);
  const named = viaId === undefined ? undefined : areaNumber(world, viaId);
  const via = direct ? undefined : (named ?? wayThrough(mover, from, to));
  moved[to] = at(moved, to) + count;
  marchTokens(world, via === undefined ? how.rules.march : how.rules.roads, number, from, to, count, via);
}
