import {
  type AreaNumber,
  chooseCities,
  citiesOf,
  eliminateCity,
  floodLoss,
  floodWorstPlain,
  loseUnitPoints,
  type NationNumber,
  others,
  pointsExposed,
  reduceCities,
  type Strike,
  shareLosses,
  spare,
  terrain,
} from '@ecumene/ancients';
import { type Script, together } from '@ecumene/engine';
import { book } from '../book.ts';
import { CALAMITY_ROWS } from '../data/calamities.ts';
import type { EpWorld } from '../world.ts';
import { changesFor, isChanged, tellChanges } from './amounts.ts';
import { citiesWithin, cityDamageLeft, damageLeft, mayBeTold } from './damage-limit.ts';

const FLOOD = 'flood';
const { amount: OWN, others: OTHERS = { total: 0, each: 0 } } = CALAMITY_ROWS[FLOOD];
const COASTAL_CITIES = 1;

/** The plain where the victim has most to lose is flooded or, where it has nothing to lose on any, a coast. @rule EP 29.5.1.1 @rule EP 29.5.1.2 @rule EP 29.5.1.4 */
export function* flood(world: EpWorld, strike: Strike): Script {
  const { victim } = strike;
  const plain = yield* floodWorstPlain(world, victim, { calamity: FLOOD, rule: 'EP 29.5.1.2' }, book);
  if (plain === undefined) return yield* floodCoast(world, strike);
  const shares = yield* shareFlood(world, strike, plain);
  yield* together([
    drown(world, victim, OWN, plain, 'EP 29.5.1.1', 'primary'),
    ...[...shares].map(([number, points]) => drown(world, number, points, plain, 'EP 29.5.1.3', 'secondary')),
  ]);
}

/** Others on the plain lose so much in all, or everything they have there if that is not more. @rule EP 29.5.1.3 @rule EP C53 */
function shareFlood(
  world: EpWorld,
  strike: Strike,
  plain: readonly AreaNumber[],
): Script<ReadonlyMap<NationNumber, number>> {
  const loss = floodLoss(world, plain, { calamity: FLOOD, rule: 'EP 29.5.1.3' });
  return shareLosses(world, strike.victim, {
    calamity: FLOOD,
    total: OTHERS.total,
    atMost: OTHERS.each,
    among: others(world, strike),
    exposed: (number) =>
      mayBeTold(world, number, dammed(world, number, pointsExposed(world, number, loss, book), 'secondary')),
    rule: 'EP 29.5.1.3',
  });
}

function* drown(
  world: EpWorld,
  number: NationNumber,
  points: number,
  plain: readonly AreaNumber[],
  rule: string,
  role: 'primary' | 'secondary',
): Script {
  const loss = { ...floodLoss(world, plain, { calamity: FLOOD, rule }), damageLeft };
  const due = Math.min(points, pointsExposed(world, number, loss, book));
  const bounded = dammed(world, number, due, role);
  if (bounded < due) tellChanges(world, number, FLOOD, 'bound', 'EP 29.5.1.5', role);
  yield* loseUnitPoints(world, number, bounded, loss, book);
}

/** Engineering bounds what a flood takes, also of a share. @rule EP 29.5.1.5 @rule EP 30.18.6 @rule EP C53 */
function dammed(world: EpWorld, number: NationNumber, points: number, role: 'primary' | 'secondary'): number {
  return Math.min(points, ...Object.values(changesFor(world, number, FLOOD, 'bound', role)));
}

/** A coastal city of the victim's choice is eliminated, or with Engineering reduced. @rule EP 29.5.1.4 @rule EP 29.5.1.5 */
function* floodCoast(world: EpWorld, strike: Strike): Script {
  const { victim } = strike;
  const { coastal } = terrain(world);
  const where = (area: AreaNumber): boolean => coastal[area] === true;
  const isMild = isChanged(world, victim, FLOOD, 'fall-broken');
  if (isMild && citiesOf(world, victim).some(where)) tellChanges(world, victim, FLOOD, 'fall-broken', 'EP 29.5.1.5');
  const loss = { calamity: FLOOD, of: victim, count: COASTAL_CITIES, where };
  const struck = isMild
    ? yield* reduceCities(world, { ...loss, damageLeft: cityDamageLeft, rule: 'EP 29.5.1.5' }, book)
    : yield* washAway(world, victim, where);
  if (struck === 0) spare(world, 'EP 29.5.1.4', strike);
}

/** @rule EP 29.5.1.4 */
function* washAway(world: EpWorld, victim: NationNumber, where: (area: AreaNumber) => boolean): Script<number> {
  const rule = 'EP 29.5.1.4';
  const count = Math.min(COASTAL_CITIES, citiesWithin(world, victim));
  const cities = yield* chooseCities(world, { calamity: FLOOD, of: victim, count, where, rule }, 'lost');
  for (const area of cities) eliminateCity(world, rule, area);
  return cities.length;
}
