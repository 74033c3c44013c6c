import {
  type AreaNumber,
  type CivilWar,
  fightCivilWar,
  hasUnitsIn,
  isOutOfPlay,
  type NationNumber,
  nation,
  pointsOnBoard,
  type Strike,
  spare,
  splitsInTwo,
  terrain,
} from '@ecumene/ancients';
import { at, type Script } from '@ecumene/engine';
import { book } from '../book.ts';
import { CALAMITY_NUMBERS, CALAMITY_ROWS } from '../data/calamities.ts';
import type { EpWorld } from '../world.ts';
import { amountFor, changesFor, isChanged, tellChanges } from './amounts.ts';
import { findBeneficiary, nextBeneficiary, rivals } from './beneficiary.ts';

const CIVIL_WAR = 'civil-war';
/** Areas that may lie between a victim and whoever benefits. @rule EP 29.4.1.2 */
const BETWEEN = 7;

/** The victim's civilization splits in two, and one part goes to a beneficiary. @rule EP 29.4.1.1 @rule EP 29.4.1.4 @rule EP C49 */
export function* civilWar(world: EpWorld, strike: Strike): Script {
  const { victim } = strike;
  const near = eligible(world, victim);
  const beneficiary = yield* findBeneficiary(world, strike, CIVIL_WAR, near, 'EP 29.4.1.2a');
  if (beneficiary === undefined) return spare(world, 'EP 29.4.1.2a', strike);
  const war = declare(world, victim, beneficiary, near);
  if (!splitsInTwo(world, war) || pointsOnBoard(world, victim) <= war.destroyed + world.options.damageLimit)
    return spare(world, 'EP 29.4.1.4', strike);
  if (isChanged(world, victim, CIVIL_WAR, 'first-faction'))
    tellChanges(world, victim, CIVIL_WAR, 'first-faction', 'EP 29.4.1.3.5');
  else tellChanges(world, victim, CIVIL_WAR, 'own-pick', 'EP 29.4.1.3.2');
  tellChanges(world, victim, CIVIL_WAR, 'war-losses', 'EP 29.4.1.6');
  yield* fightCivilWar(world, war, book);
}

/** @rule EP 29.4.1.3.1 @rule EP 29.4.1.3.2 @rule EP 29.4.1.3.3 @rule EP 29.4.1.3.4 @rule EP 29.4.1.3.5 @rule EP 29.4.1.6 @rule EP C50 */
function declare(
  world: EpWorld,
  victim: NationNumber,
  beneficiary: NationNumber,
  near: readonly NationNumber[],
): CivilWar {
  const alone = Math.max(0, ...Object.values(changesFor(world, victim, CIVIL_WAR, 'first-faction')));
  const destroyed = amountFor(world, victim, CIVIL_WAR, 'war-losses', 0);
  const { damageLimit } = world.options;
  return {
    calamity: CIVIL_WAR,
    victim,
    beneficiary,
    own: alone > 0 ? 0 : amountFor(world, victim, CIVIL_WAR, 'own-pick', CALAMITY_ROWS[CIVIL_WAR].amount),
    theirs: alone > 0 ? alone : CALAMITY_NUMBERS.factionAdded,
    destroyed,
    keeps: damageLimit === 0 ? 0 : damageLimit + destroyed,
    next: (tried) => nextBeneficiary(world, victim, near, tried),
    rules: {
      own: 'EP 29.4.1.3.1',
      theirs: alone > 0 ? 'EP 29.4.1.3.5' : 'EP 29.4.1.3.4',
      split: 'EP 29.4.1.4',
      destroy: 'EP 29.4.1.6',
      keep: 'EP 29.4.1.5',
      annex: 'EP 29.4.1.7',
    },
  };
}

/** Whoever is near enough, or has nothing on the board. @rule EP 29.4.1.2 @rule EP C48 */
export function eligible(world: EpWorld, victim: NationNumber): NationNumber[] {
  const reached = areasWithin(world, victim);
  return rivals(world, victim).filter((number) => {
    const { tokens, cities } = nation(world, number);
    return tokens + cities === 0 || [...reached].some((area) => hasUnitsIn(world, area, number));
  });
}

/** Areas with at most so many others between them and the victim. Removed areas are crossed by water only. @rule EP C48 @rule EP C85 @rule EP 9.5 */
function areasWithin(world: EpWorld, victim: NationNumber): ReadonlySet<AreaNumber> {
  const { land, water } = terrain(world);
  const found = new Set(world.cityIn.flatMap((_, area) => (hasUnitsIn(world, area, victim) ? [area] : [])));
  let edge = [...found];
  for (let step = 0; step <= BETWEEN && edge.length > 0; step++) {
    const next: AreaNumber[] = [];
    for (const area of edge) {
      const overLand = isOutOfPlay(world, area) ? [] : at(land, area).filter((to) => !isOutOfPlay(world, to));
      for (const to of [...overLand, ...at(water, area)]) {
        if (found.has(to)) continue;
        found.add(to);
        next.push(to);
      }
    }
    edge = next;
  }
  return found;
}
