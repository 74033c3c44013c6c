import {
  type AreaNumber,
  erupt,
  hasUnitsIn,
  loseUnitPoints,
  type NationNumber,
  neighboursOf,
  outsiders,
  pointsOfAllIn,
  quake,
  type Strike,
  spare,
} from '@ecumene/ancients';
import { at, type Script, together } from '@ecumene/engine';
import { book } from '../book.ts';
import { isBeforeVersion3 } from '../versions.ts';
import type { EpWorld } from '../world.ts';
import { amountFor, isChanged, tellChanges } from './amounts.ts';
import { cityDamageLeft, damageLeft, hasCityAtStake } from './damage-limit.ts';

const VOLCANO = 'volcano-earthquake';

/** A volcano erupts or else the earth quakes. Nobody is selected, and nobody spared. @rule EP 29.2.1.1 @rule EP 29.2.1.2 @rule EP C43 @rule EP C84 */
export function* volcanoEarthquake(world: EpWorld, strike: Strike): Script {
  const { victim } = strike;
  const before = ownersByArea(world);
  const buried = yield* erupt(world, victim, {
    damage: (areas) => areas.reduce((sum, area) => sum + pointsOfAllIn(world, area), 0),
    damageLeft: (_, number) => damageLeft(world, number),
    rule: 'EP 29.2.1.1',
  });
  const struck = buried.length > 0 ? buried : yield* shake(world, strike);
  const sufferers = new Set(struck.flatMap((area) => at(before, area)));
  yield* together([...sufferers].map((number) => loseNearby(world, number, number === victim, struck)));
}

/** Who has units where, but for barbarians and pirates. */
function ownersByArea(world: EpWorld): readonly (readonly NationNumber[])[] {
  const numbers = world.nations.flatMap((_, number) => (number === outsiders(world) ? [] : [number]));
  return world.cityIn.map((_, area) => numbers.filter((number) => hasUnitsIn(world, area, number)));
}

/** With Engineering the victim's own city is only reduced; it does not help the other. @rule EP 29.2.1.2 @rule EP 29.2.1.4 @rule EP C43 */
function* shake(world: EpWorld, strike: Strike): Script<readonly AreaNumber[]> {
  const { victim } = strike;
  if (hasCityAtStake(world, victim)) tellChanges(world, victim, VOLCANO, 'fall-broken', 'EP 29.2.1.4');
  const neighbours = world.nations.flatMap((_, n) => (n === victim || n === outsiders(world) ? [] : [n]));
  const mild = isChanged(world, victim, VOLCANO, 'fall-broken');
  const shaken = yield* quake(
    world,
    victim,
    { neighbours, mild, alone: isBeforeVersion3(world), damageLeft: cityDamageLeft, rule: 'EP 29.2.1.2' },
    book,
  );
  if (shaken.length === 0) spare(world, 'EP 29.2.1.2', strike);
  return shaken;
}

/** Urbanism without Engineering costs units next to it. @rule EP 29.2.1.3 @rule EP 30.18.5 @rule EP 30.50.3 @rule EP C44 */
function* loseNearby(world: EpWorld, number: NationNumber, isPrimary: boolean, struck: readonly AreaNumber[]): Script {
  const role = isPrimary ? 'primary' : 'secondary';
  if (isChanged(world, number, VOLCANO, 'spared-nearby', role)) return;
  const points = amountFor(world, number, VOLCANO, 'points-nearby', 0, role);
  if (points === 0) return;
  const near = new Set(struck.flatMap((area) => neighboursOf(world, area)));
  tellChanges(world, number, VOLCANO, 'points-nearby', 'EP 29.2.1.3', role);
  const loss = { calamity: VOLCANO, rule: 'EP 29.2.1.3', where: (area: AreaNumber) => near.has(area), damageLeft };
  yield* loseUnitPoints(world, number, points, loss, book);
}
