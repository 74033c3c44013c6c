import {
  holds,
  type Loss,
  loseUnitPoints,
  type Modifiers,
  modified,
  type NationNumber,
  nameCards,
  others,
  pointsExposed,
  type Strike,
  shareLosses,
} from '@ecumene/ancients';
import { type Script, together } from '@ecumene/engine';
import { farming } from '../support.ts';
import type { AcWorld } from '../world.ts';
import { bearable, room } from './floor.ts';

const EPIDEMIC = 'epidemic';
const PRIMARY = 16;
const SECONDARY = 25;
const MOST_EACH = 10;
const SAVED_BY_MEDICINE = 5;

/** How much more, or less, each card has its holder lose. @rule AC 30.613 @rule AC 30.614 @rule AC 32.252 @rule AC 32.431 */
const POINTS_MORE: Readonly<Record<'primary' | 'secondary', Modifiers>> = {
  primary: { medicine: -8, roadbuilding: 5 },
  secondary: { medicine: -SAVED_BY_MEDICINE, roadbuilding: 5 },
};

/** One token stays in every area struck, so that a city counts four at most. @rule AC 30.612 */
const epidemicLoss: Loss = { calamity: EPIDEMIC, rule: 'AC 30.611', raise: farming, room, stay: 1 };

/** Epidemic strikes the victim, who must spread it. @rule AC 30.611 @rule AC A38 */
export function* epidemic(world: AcWorld, strike: Strike): Script {
  const { victim } = strike;
  const own = modified(world, victim, PRIMARY, POINTS_MORE.primary);
  const shares = yield* shareLosses(world, victim, {
    calamity: EPIDEMIC,
    total: SECONDARY,
    atMost: MOST_EACH,
    among: others(world, strike),
    exposed: (number) => exposedTo(world, number),
    room,
    bears: bearable(world, atStake(world, victim), own),
    rule: 'AC 30.611',
  });
  yield* together([
    sicken(world, victim, PRIMARY + (shares.get(victim) ?? 0), 'primary'),
    ...[...shares]
      .filter(([number]) => number !== victim)
      .map(([number, points]) => sicken(world, number, points, 'secondary')),
  ]);
}

/** How much it can take from a nation at all. @rule AC 30.612 @rule AC ST calamity-floor.1 */
function atStake(world: AcWorld, number: NationNumber): number {
  return Math.min(pointsExposed(world, number, epidemicLoss), room(world, number));
}

/** How much a nation can be told to lose: what it has, and what Medicine will save it of that. @rule AC 30.612 @rule AC 30.613 */
function exposedTo(world: AcWorld, number: NationNumber): number {
  const points = pointsExposed(world, number, epidemicLoss);
  return points > 0 && holds(world, number, 'medicine') ? points + SAVED_BY_MEDICINE : points;
}

/** Cards count together. @rule AC 30.615 @rule AC P5 */
function sicken(world: AcWorld, number: NationNumber, points: number, part: 'primary' | 'secondary'): Script<number> {
  if (atStake(world, number) > 0) nameCards(world, 'AC 30.615', number, 'points-lost', POINTS_MORE[part]);
  return loseUnitPoints(world, number, modified(world, number, points, POINTS_MORE[part]), epidemicLoss);
}
