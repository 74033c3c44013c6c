import { consumption } from './board.ts';
import type { Quantity, Share } from './cards/ability.ts';
import { type Kind, specialKinds, unitKinds, urbanKinds } from './cards/kinds.ts';
import { asUrban, face, kindOf, levelOf, workCard } from './cards/numbered.ts';
import { producible } from './production.ts';
import { discontent, statistics } from './statistics.ts';
import { workersOf } from './workers.ts';
import { bestBuilding, levelsOn, pairs, workersOn } from './workforce.ts';
import type { Ages, Civilization } from './world.ts';

/** What shares come to, added up. @rule TTA ruling.T102 */
export function sharesOf(world: Ages, civ: Civilization, shares: readonly Share[]): number {
  let sum = 0;
  for (const { each, per } of shares) sum += each * quantity(world, civ, per);
  return sum;
}

/** How much of something a civilization has. */
function quantity(world: Ages, civ: Civilization, per: Quantity): number {
  switch (per.count) {
    case 'workers':
      return workersOn(civ, per.on);
    case 'worker-levels':
      return levelsOn(civ, per.on);
    case 'technology-levels':
      return technologiesOf(civ).reduce((sum, no) => sum + (isOneOf(kindOf(no), per.of) ? levelOf(no) : 0), 0);
    case 'technologies':
      return technologiesOf(civ).filter((no) => face(no).age === per.age).length;
    case 'wonders':
      return civ.wonders.filter(({ card }) => face(card).age === per.age).length;
    case 'given-by':
      return givenBy(world, civ, per);
    case 'content-workers-above':
      return Math.max(0, workersOf(civ) - discontent(world, civ) - per.above);
    case 'culture-rating':
      return statistics(world, civ).culture;
    case 'science-rating':
      return statistics(world, civ).science;
    case 'happy-faces':
      return statistics(world, civ).happy;
    case 'discontent-workers':
      return discontent(world, civ);
    case 'half-the-discontent-workers':
      return Math.ceil(discontent(world, civ) / 2);
    case 'civil-action-total':
      return statistics(world, civ).civilActions;
    case 'military-action-total':
      return statistics(world, civ).militaryActions;
    case 'colonies':
      return civ.colonies.length;
    case 'kinds-of-units-buildings-and-special-technologies':
      return kindsOf(civ);
    case 'food-production':
      return producible(world, civ).food;
    case 'food-production-beats-consumption':
      return producible(world, civ).food > consumption(civ.yellow) ? 1 : 0;
    case 'mine-production':
      return producible(world, civ).mines;
    case 'smallest-production': {
      const { food, resources } = producible(world, civ);
      const { science, culture } = statistics(world, civ);
      return Math.max(0, Math.min(food, resources, science, culture));
    }
  }
}

/** Every technology in play, with or without workers. @rule TTA technologies.1 @rule TTA technologies.2 @rule TTA ruling.T104 */
function technologiesOf(civ: Civilization): number[] {
  return [...civ.works.map(({ card }) => card), ...civ.specials, civ.government];
}

/** Types of units and buildings that are manned, and of special technologies. */
function kindsOf(civ: Civilization): number {
  const manned = new Set<Kind>();
  for (const { card, workers } of civ.works) {
    const { kind } = workCard(card);
    if (workers > 0 && (isOneOf(kind, unitKinds) || isOneOf(kind, urbanKinds))) manned.add(kind);
  }
  for (const card of civ.specials) if (isOneOf(kindOf(card), specialKinds)) manned.add(kindOf(card));
  return manned.size;
}

function isOneOf(kind: Kind, kinds: readonly Kind[]): boolean {
  return kinds.includes(kind);
}

/** What buildings of some kinds give, with what cards add to those buildings. @rule TTA hollywood.1 @rule TTA internet.1 */
function givenBy(world: Ages, civ: Civilization, { kinds, of }: Extract<Quantity, { count: 'given-by' }>): number {
  let given = 0;
  const wanted = (statistic: string): boolean => of.some((one) => one === statistic);
  for (const { card, workers } of civ.works) {
    const building = asUrban(card);
    if (building === undefined || !kinds.includes(building.kind)) continue;
    for (const statistic of of) given += workers * (building.perWorker[statistic] ?? 0);
  }
  for (const { ability } of statistics(world, civ).powers) {
    switch (ability.does) {
      case 'per-worker':
      case 'per-worker-level': {
        const on = ability.on.filter((kind) => kinds.some((one) => one === kind));
        const times = ability.does === 'per-worker' ? workersOn(civ, on) : levelsOn(civ, on);
        for (const statistic of of) given += times * (ability.gives[statistic] ?? 0);
        break;
      }
      case 'per-pair':
        if (ability.of.every((kind) => kinds.includes(kind)))
          for (const statistic of of) given += pairs(civ, ability.of) * (ability.gives[statistic] ?? 0);
        break;
      case 'best-building-level':
        if (wanted(ability.gives))
          given += bestBuilding(
            civ,
            ability.among.filter((kind) => kinds.includes(kind)),
          ).level;
        break;
      case 'best-building-twice':
        if (wanted(ability.gives) && kinds.includes(ability.kind)) given += bestBuilding(civ, [ability.kind]).culture;
        break;
      default:
        break;
    }
  }
  return given;
}
