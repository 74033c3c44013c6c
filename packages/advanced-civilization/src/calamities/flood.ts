import {
  type AreaNumber,
  chooseCities,
  citiesOf,
  eliminateCity,
  floodLoss,
  floodWorstPlain,
  heldOf,
  holdsAny,
  livesOnPlains,
  loseUnitPoints,
  modifiersOf,
  type NationNumber,
  nameCards,
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
import { CALAMITIES } from '../data/calamities.ts';
import { CIVILIZATION_CARDS } from '../data/civilization-cards.ts';
import type { AcWorld } from '../world.ts';
import { bearable, citiesWithin, damageLeft, mayBeTold } from './damage-limit.ts';

const FLOOD = 'flood';
const { amount: PRIMARY, others: OTHERS } = CALAMITIES.flood;
const COASTAL_CITIES = 1;
/** Cards that bound what a flood takes, and those that keep a coastal city from falling. @rule AC 30.515 @rule AC 32.312 */
const BOUND = modifiersOf(CIVILIZATION_CARDS, FLOOD, 'bound');
const WALLED = modifiersOf(CIVILIZATION_CARDS, FLOOD, 'fall-broken');

/** The plain where the victim has most to lose is flooded or, if the victim lives on none, a coast. @rule AC 30.511 @rule AC 30.514 */
export function* flood(world: AcWorld, strike: Strike): Script {
  const { victim } = strike;
  if (!livesOnPlains(world, victim)) return yield* floodCoast(world, strike);
  const plain = yield* floodWorstPlain(world, victim, { calamity: FLOOD, rule: 'AC 30.513' }, book);
  if (plain === undefined) return spare(world, 'AC 30.511', strike);
  const shares = yield* shareFlood(world, strike, plain);
  yield* together([
    drown(world, victim, PRIMARY, plain, 'AC 30.511', shares.get(victim)),
    ...[...shares]
      .filter(([number]) => number !== victim)
      .map(([number, points]) => drown(world, number, points, plain, 'AC 30.512')),
  ]);
}

/** Others on the plain lose so much in all, or everything they have there if that is not more. @rule AC 30.512 @rule AC 29.64 */
function shareFlood(
  world: AcWorld,
  strike: Strike,
  plain: readonly AreaNumber[],
): Script<ReadonlyMap<NationNumber, number>> {
  const loss = floodLoss(world, plain, { calamity: FLOOD, rule: 'AC 30.512' });
  const exposed = pointsExposed(world, strike.victim, loss, book);
  const own = dammed(world, strike.victim, Math.min(PRIMARY, exposed));
  return shareLosses(world, strike.victim, {
    calamity: FLOOD,
    total: OTHERS.total,
    atMost: OTHERS.each,
    among: others(world, strike),
    exposed: (number) => mayBeTold(world, number, dammed(world, number, pointsExposed(world, number, loss, book))),
    bears: bearable(world, Math.min(exposed, damageLeft(world, strike.victim)), own),
    rule: 'AC 30.512',
  });
}

/** A nation loses units of its choice on the plain. @rule AC 30.511 @rule AC 30.512 */
function* drown(
  world: AcWorld,
  number: NationNumber,
  points: number,
  plain: readonly AreaNumber[],
  rule: string,
  borne = 0,
): Script {
  const loss = { ...floodLoss(world, plain, { calamity: FLOOD, rule }), damageLeft };
  const due = Math.min(points, pointsExposed(world, number, loss, book), damageLeft(world, number));
  const bounded = dammed(world, number, due);
  if (bounded < due) nameCards(world, 'AC 30.515', number, 'bound', BOUND);
  yield* loseUnitPoints(world, number, bounded + borne, loss, book);
}

/** Engineering bounds what a flood takes from its holder. @rule AC 30.515 @rule AC 32.312 */
function dammed(world: AcWorld, number: NationNumber, points: number): number {
  return Math.min(points, ...Object.values(heldOf(world, number, BOUND)));
}

/** A coastal city of the victim's choice is eliminated, or with Engineering reduced. @rule AC 30.514 @rule AC 30.515 */
function* floodCoast(world: AcWorld, strike: Strike): Script {
  const { victim } = strike;
  const { coastal } = terrain(world);
  const where = (area: AreaNumber): boolean => coastal[area] === true;
  if (citiesOf(world, victim).some(where) && damageLeft(world, victim) > 0)
    nameCards(world, 'AC 30.515', victim, 'fall-broken', WALLED);
  const struck = holdsAny(world, victim, WALLED)
    ? yield* reduceCities(
        world,
        {
          calamity: FLOOD,
          of: victim,
          count: COASTAL_CITIES,
          where,
          damageLeft,
          rule: 'AC 30.515',
        },
        book,
      )
    : yield* washAway(world, victim, where);
  if (struck === 0) spare(world, 'AC 30.514', strike);
}

/** @rule AC 30.514 */
function* washAway(world: AcWorld, victim: NationNumber, where: (area: AreaNumber) => boolean): Script<number> {
  const rule = 'AC 30.514';
  const count = Math.min(COASTAL_CITIES, citiesWithin(world, victim));
  const cities = yield* chooseCities(world, { calamity: FLOOD, of: victim, count, where, rule }, 'lost');
  for (const area of cities) eliminateCity(world, rule, area);
  return cities.length;
}
