import { at } from '@ecumene/engine';
import type { Book } from '../book/book.ts';
import { isStormed, stormAtOnce } from '../conflict/cities.ts';
import { fight } from '../conflict/fight.ts';
import { foreignTokensIn, neighboursOf, outsiders, terrain, tokensIn } from '../nations.ts';
import { enter } from '../tokens.ts';
import { type Ancients, type AreaNumber, type NationNumber, NOBODY } from '../world.ts';
import { rehearse } from './rehearsal.ts';
import { pointsOnBoard } from './secondary.ts';

/** The parts that hordes of Barbarians share in all games. Where they go is each game's own. */

/**
 * Barbarians fight whoever is in their area as any nation would; a Pirate city is one of their own. No card is drawn and
 * nothing pillaged. @rule calamities.barbarians
 */
export function fightBarbarians<W extends Ancients>(world: W, area: AreaNumber, book: Pick<Book<W>, 'conflict'>): void {
  const owner = at(world.cityIn, area);
  if (owner === outsiders(world)) return;
  fight(world, area, owner === NOBODY ? at(terrain(world).limit, area) : 0, book);
  if (owner === NOBODY) return;
  const attackers = tokensIn(world, area, outsiders(world));
  if (attackers > 0 && isStormed(world, area, book)) stormAtOnce(world, area, outsiders(world), book);
}

/** The unit points a nation would lose at once if so many Barbarians came to an area. @rule calamities.barbarians */
export function damageBy<W extends Ancients>(
  world: W,
  victim: NationNumber,
  horde: number,
  area: AreaNumber,
  book: Pick<Book<W>, 'conflict'>,
): number {
  const after = rehearse(world, (copy) => {
    enter(copy, outsiders(copy), area, horde);
    fightBarbarians(copy, area, book);
  });
  return pointsOnBoard(world, victim) - pointsOnBoard(after, victim);
}

/** Barbarians that an area cannot feed: all above its limit, and all beside a Pirate city. @rule calamities.barbarians */
export function surplusBarbarians(world: Ancients, area: AreaNumber): number {
  const barbarians = tokensIn(world, area, outsiders(world));
  if (world.cityIn[area] !== NOBODY) return barbarians;
  const room = at(terrain(world).limit, area) - foreignTokensIn(world, area, outsiders(world));
  return Math.max(0, barbarians - Math.max(0, room));
}

/** Areas next to one across land or water, but not open sea. @rule calamities.barbarians */
export function landsAround(world: Ancients, area: AreaNumber): AreaNumber[] {
  const { isLand } = terrain(world);
  return neighboursOf(world, area).filter((to) => isLand[to]);
}

/** How many steps each area is from the nearest goal, on ways that lead only through areas open to them. */
export function stepsTo(
  world: Ancients,
  goals: readonly AreaNumber[],
  isOpen: (area: AreaNumber) => boolean,
): ReadonlyMap<AreaNumber, number> {
  const steps = new Map(goals.map((area) => [area, 0]));
  const queue = [...goals];
  for (let area = queue.shift(); area !== undefined; area = queue.shift()) {
    const next = (steps.get(area) ?? 0) + 1;
    for (const to of landsAround(world, area)) {
      if (steps.has(to) || !isOpen(to)) continue;
      steps.set(to, next);
      queue.push(to);
    }
  }
  return steps;
}
