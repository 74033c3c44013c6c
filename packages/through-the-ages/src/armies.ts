import { numbers } from './board.ts';
import type { CardOf } from './cards/index.ts';
import { levelOfAge } from './cards/kinds.ts';
import { asUnit, type CardNo, levelOf, NONE, tacticCard } from './cards/numbered.ts';
import type { Work } from './world.ts';

/** Units that may form armies: how many of each type, and how many of those are not behind the tactic. */
interface Units {
  infantry: number;
  cavalry: number;
  artillery: number;
  airForces: number;
  modernInfantry: number;
  modernCavalry: number;
  modernArtillery: number;
}

/** A count of workers on unit cards. */
export type Troops = readonly Pick<Work, 'card' | 'workers'>[];

/**
 * The most that armies of a tactic can add among these troops, with air forces where they count most; an infantry that
 * rides counts as either. Which units go where is never asked of a player.
 * @rule TTA units.3 @rule TTA statistics.4 @rule TTA tactics.2 @rule TTA tactics.3 @rule TTA tactics.5 @rule TTA tactics.8 @rule TTA ruling.T65
 */
export function armyStrength(tactic: CardNo, troops: Troops, infantryRides: boolean): number {
  if (tactic === NONE) return 0;
  const card = tacticCard(tactic);
  const units = count(card, troops);
  return infantryRides ? ridingArmies(card, units) : plainArmies(card, units);
}

type Tactic = CardOf<'tactic'>;

/** @rule TTA tactics.6 @rule TTA ruling.T66 */
function count(card: Tactic, troops: Troops): Units {
  const oldest = card.outdated === undefined ? 0 : levelOfAge[card.age] - numbers.levelsBehindWhenOutdated + 1;
  const units: Units = {
    infantry: 0,
    cavalry: 0,
    artillery: 0,
    airForces: 0,
    modernInfantry: 0,
    modernCavalry: 0,
    modernArtillery: 0,
  };
  for (const { card: no, workers } of troops) {
    if (workers === 0) continue;
    const modern = levelOf(no) >= oldest ? workers : 0;
    switch (asUnit(no)?.kind) {
      case 'infantry':
        units.infantry += workers;
        units.modernInfantry += modern;
        break;
      case 'cavalry':
        units.cavalry += workers;
        units.modernCavalry += modern;
        break;
      case 'artillery':
        units.artillery += workers;
        units.modernArtillery += modern;
        break;
      case 'air-force':
        units.airForces += workers;
        break;
    }
  }
  return units;
}

/** How often a need goes into what there is; without limit where nothing is needed. */
function times(have: number, need: number): number {
  return need === 0 ? Number.POSITIVE_INFINITY : Math.floor(have / need);
}

/** As many armies as there can be, and as many of them modern as there can be: both at once are possible. */
function plainArmies({ army, strength, outdated }: Tactic, units: Units): number {
  const { infantry = 0, cavalry = 0, artillery = 0 } = army;
  const all = Math.min(
    times(units.infantry, infantry),
    times(units.cavalry, cavalry),
    times(units.artillery, artillery),
  );
  const modern = Math.min(
    times(units.modernInfantry, infantry),
    times(units.modernCavalry, cavalry),
    times(units.modernArtillery, artillery),
  );
  return together(modern, all - modern, units.airForces, strength, outdated ?? strength);
}

/**
 * With infantry that rides, more modern armies can mean fewer in all, so every number of modern ones is tried.
 * @rule TTA genghis-khan.2
 */
function ridingArmies({ army, strength, outdated }: Tactic, units: Units): number {
  const { infantry = 0, cavalry = 0, artillery = 0 } = army;
  let best = 0;
  for (let modern = 0; ; modern++) {
    const riders = modern * cavalry;
    const horses = Math.min(units.modernCavalry, riders);
    const foot = modern * infantry + riders - horses;
    if (foot > units.modernInfantry || modern * artillery > units.modernArtillery) return best;
    const footLeft = units.infantry - foot;
    const horsesLeft = units.cavalry - horses;
    const old = Math.min(
      times(footLeft, infantry),
      times(footLeft + horsesLeft, infantry + cavalry),
      times(units.artillery - modern * artillery, artillery),
    );
    best = Math.max(best, together(modern, old, units.airForces, strength, outdated ?? strength));
  }
}

/** Air forces double the best armies first. @rule TTA tactics.4 @rule TTA tactics.7 */
function together(modern: number, old: number, airForces: number, strength: number, outdated: number): number {
  const doubled = numbers.airForceTimes - 1;
  const withModern = Math.min(airForces, modern);
  const withOld = Math.min(airForces - withModern, old);
  return (modern + doubled * withModern) * strength + (old + doubled * withOld) * outdated;
}
