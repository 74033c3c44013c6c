import { at, type MayAct } from '@ecumene/engine';
import type { Book } from '../book/book.ts';
import { nationOf } from '../nations.ts';
import type { Ancients, NationNumber } from '../world.ts';

/**
 * Who may build cities before their turn, as things stand before the first is built. Where nobody builds among tokens of
 * others, cities that take tokens of areas next to them may make room for others there: whoever stands among such tokens
 * waits for their owner. @rule building.build @rule building.neighbours
 */
export function mayBuildEarly<W extends Ancients>(world: W, { building }: Pick<Book<W>, 'building'>): MayAct {
  const takes = (number: NationNumber): boolean => building.neighbourCities(world, number) > 0;
  return (seat, earlier) => {
    const number = nationOf(world, seat);
    return earlier.every((one) => {
      const other = nationOf(world, one);
      return !(takes(number) || takes(other)) || !standTogether(world, number, other);
    });
  };
}

/** Whether two nations have tokens in the same area. */
function standTogether({ tokens, nations }: Ancients, a: NationNumber, b: NationNumber): boolean {
  for (let first = 0; first < tokens.length; first += nations.length)
    if (at(tokens, first + a) > 0 && at(tokens, first + b) > 0) return true;
  return false;
}
