import { at, type Script } from '@ecumene/engine';
import type { Book } from '../book/book.ts';
import { fightsDownTo } from '../book/conflict.ts';
import { callAshore, goAboard } from '../fleet.ts';
import { type Ancients, NOBODY } from '../world.ts';
import { type Fight, settleFights } from './casualties.ts';
import { isStormed, type Sacked, stormCities } from './cities.ts';
import { fight } from './fight.ts';

/**
 * All conflicts: tokens against tokens first, also those in front of cities; then the cities attacked in strength.
 * @rule conflict.fight @rule conflict.storm
 */
export function conflict<W extends Ancients>(world: W, book: Book<W>, sacked?: Sacked<W>): Script | void {
  const fights: Fight[] = [];
  for (let area = 0; area < world.cityIn.length; area++) {
    const limit = fightsDownTo(book, world, area);
    if (limit !== undefined) fights.push({ area, limit });
  }
  const asking = settleFights(world, fights, book, ({ area, limit }, paysElsewhere) => {
    const owner = at(world.cityIn, area);
    const crews = owner !== NOBODY && book.conflict.crewsDefend(world) ? callAshore(world, owner, area) : [];
    fight(world, area, limit, book, undefined, paysElsewhere);
    if (crews.length > 0) goAboard(world, owner, crews);
  });
  return asking ? thenStorm(world, fights, book, asking, sacked) : storm(world, fights, book, sacked);
}

function* thenStorm<W extends Ancients>(
  world: W,
  fights: readonly Fight[],
  book: Book<W>,
  asking: Script,
  sacked?: Sacked<W>,
): Script {
  yield* asking;
  const rest = storm(world, fights, book, sacked);
  if (rest) yield* rest;
}

function storm<W extends Ancients>(
  world: W,
  fights: readonly Fight[],
  book: Book<W>,
  sacked?: Sacked<W>,
): Script | void {
  const attacked = fights
    .map(({ area }) => area)
    .filter((area) => world.cityIn[area] !== NOBODY && isStormed(world, area, book));
  if (attacked.length > 0) return stormCities(world, attacked, book, sacked);
}
