import { at, type Refusal, refuse, say, the } from '@ecumene/engine';
import { wayBetween } from '../book/movement.ts';
import type { Movable } from '../movable.ts';
import { areaId, areaNumber, terrain } from '../nations.ts';
import { marchTokens } from '../tokens.ts';
import type { AreaNumber } from '../world.ts';
import { type Mover, refuseEntry, refuseOutOfPlay, unknownArea, unmoved } from './mover.ts';
import type { March } from './moves.ts';

/** @rule movement.march @rule movement.roads @rule movement.through */
export function refuseMarch<W extends Movable>(
  mover: Mover<W>,
  { from: fromId, to: toId, count, via: viaId }: March,
): Refusal | undefined {
  const { world, book } = mover;
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
      say(
        '{left, plural, =0 {No tokens} one {Only # token} other {Only # tokens}} in {area} can still move. Move fewer or choose another area.',
        {
          left,
          area: the('area', fromId),
        },
      ),
      book.movement.cites.march[0],
    );
  }
  return refuseWay(mover, from, to, via) ?? refuseEntry(mover, to, count);
}

function refuseWay<W extends Movable>(
  mover: Mover<W>,
  from: AreaNumber,
  to: AreaNumber,
  via: AreaNumber | undefined,
): Refusal | undefined {
  const { world, number, book, reach } = mover;
  const { movement } = book;
  const { land } = terrain(world);
  if (via === undefined && at(land, from).includes(to)) return undefined;
  const things = { from: the('area', areaId(world, from)), to: the('area', areaId(world, to)) };
  if (via !== undefined && reach.marches < 2)
    return refuse(
      'not-adjacent',
      say('You need Roadbuilding to move through an area. Choose an area next to {from}.', things),
      movement.cites.roads[0],
    );
  if (from === to || reach.marches < 2)
    return refuse(
      'not-adjacent',
      say('{to} is not next to {from} by land. Choose an area next to it.', things),
      movement.cites.march[0],
    );
  if (via === undefined) {
    if (wayBetween(movement, world, number, from, to) !== undefined) return undefined;
    return refuse(
      'no-way',
      say('There is no free area between {from} and {to} to pass through. Choose another area.', things),
      movement.cites.roads[0],
    );
  }
  if (!at(land, from).includes(via) || !at(land, via).includes(to))
    return refuse(
      'no-way',
      say('That area does not lie between {from} and {to} by land. Choose one that does.', things),
      movement.cites.roads[0],
    );
  const removed = refuseOutOfPlay(mover, via);
  if (removed !== undefined || movement.mayPass(world, number, via)) return removed;
  const place = the('area', areaId(world, via));
  return refuse(
    'occupied',
    say('You cannot pass through {place}. Go around it or stop there.', { place }),
    movement.cites.through[0],
  );
}

export function march<W extends Movable>(mover: Mover<W>, { from: fromId, to: toId, count, via: viaId }: March): void {
  const { world, number, book, moved } = mover;
  const { movement } = book;
  const from = areaNumber(world, fromId);
  const to = areaNumber(world, toId);
  if (from === undefined || to === undefined) throw new Error('a march was not checked');
  const direct = viaId === undefined && at(terrain(world).land, from).includes(to);
  const named = viaId === undefined ? undefined : areaNumber(world, viaId);
  const via = direct ? undefined : (named ?? wayBetween(movement, world, number, from, to));
  moved[to] = at(moved, to) + count;
  const { cites } = movement;
  marchTokens(world, via === undefined ? cites.march[0] : cites.roads[0], number, from, to, count, via);
}
