import type { MayAct, Seat } from '@ecumene/engine';
import type { Book } from '../book/book.ts';
import { areasInReach, berthsIn, berthsOf, homesOf } from '../book/movement.ts';
import { nationOf } from '../nations.ts';
import type { Ancients, AreaNumber } from '../world.ts';

/**
 * Who may move before their turn, as things stand before the first moves: those with no area in reach that somebody before
 * them can reach, too. Then the order changes neither what can be done nor what comes of it. Where ships are built while
 * moving, they may sail from anywhere. @rule movement.move
 */
export function mayMoveEarly<W extends Ancients>(
  world: W,
  { movement }: Pick<Book<W>, 'movement'>,
  buildsShips = false,
): MayAct {
  const reached = new Map<Seat, ReadonlySet<AreaNumber>>();
  const reachOf = (seat: Seat): ReadonlySet<AreaNumber> => {
    const known = reached.get(seat);
    if (known !== undefined) return known;
    const number = nationOf(world, seat);
    const berths = [...berthsOf(world, number), ...(buildsShips ? berthsIn(world, homesOf(world, number)) : [])];
    const areas = areasInReach(movement, world, number, berths);
    reached.set(seat, areas);
    return areas;
  };
  return (seat, earlier) => earlier.every((one) => areApart(reachOf(seat), reachOf(one)));
}

function areApart(these: ReadonlySet<AreaNumber>, those: ReadonlySet<AreaNumber>): boolean {
  for (const area of these) if (those.has(area)) return false;
  return true;
}
