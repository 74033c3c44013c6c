import { at, happen } from '@ecumene/engine';
import type { Book } from '../book/book.ts';
import { type Side, sidesIn, skirmish } from '../book/conflict.ts';
import type { Because } from '../events.ts';
import { areaId, tokensIn } from '../nations.ts';
import { musterIn, removeFallen } from '../tokens.ts';
import type { Ancients, AreaNumber, NationNumber } from '../world.ts';

/** Tokens in an area fight until one nation is left or no more than `limit` tokens are. @rule conflict.fight */
export function fight<W extends Ancients>(
  world: W,
  area: AreaNumber,
  limit: number,
  book: Pick<Book<W>, 'conflict'>,
  because?: Because,
  paysElsewhere?: (side: Side) => boolean,
  against?: NationNumber,
): void {
  const sides = sidesIn(book, world, area);
  if (!isFought(sides, limit)) return;
  const before = musterIn(world, area);
  const rounds = skirmish(sides, limit, book.conflict.lastIn, paysElsewhere, against);
  const fallen = new Map(sides.map((side) => [side.nation, tokensIn(world, area, side.nation) - side.count]));
  removeFallen(world, area, fallen);
  const { cites } = book.conflict;
  happen(world, because === 'pirates' ? cites.pirates[0] : cites.fight[0], {
    what: 'fought',
    area: areaId(world, area),
    before,
    rounds: rounds.map((group) => group.map((number) => at(world.nations, number).name)),
    after: musterIn(world, area),
    ...(because !== undefined && { because }),
  });
}

/** Whether these sides fight down to a limit at all. */
export function isFought(sides: readonly Side[], limit: number): boolean {
  return sides.length > 1 && sides.reduce((sum, side) => sum + side.count, 0) > limit;
}
