import {
  type Loss,
  loseUnitPoints,
  type NationNumber,
  others,
  pointsExposed,
  type Role,
  type Strike,
  shareLosses,
} from '@ecumene/ancients';
import { type Script, together } from '@ecumene/engine';
import { book } from '../book.ts';
import { CALAMITY_ROWS } from '../data/calamities.ts';
import type { EpWorld } from '../world.ts';
import { savingFor, workOut } from './amounts.ts';
import { damageLeft, mayBeTold } from './damage-limit.ts';

const EPIDEMIC = 'epidemic';
const { amount: OWN, others: OTHERS = { total: 0, each: 0 } } = CALAMITY_ROWS[EPIDEMIC];

/** One token stays in every area struck, so that a city counts four at most. @rule EP 29.6.2.2 @rule EP C57 */
const epidemicLoss: Loss<EpWorld> = { calamity: EPIDEMIC, rule: 'EP 29.6.2.1', damageLeft, stay: 1 };

/** Epidemic strikes the victim, who must spread it, but not to whoever traded the card. @rule EP 29.6.2.1 */
export function* epidemic(world: EpWorld, strike: Strike): Script {
  const { victim } = strike;
  const shares = yield* shareLosses(world, victim, {
    calamity: EPIDEMIC,
    total: OTHERS.total,
    atMost: OTHERS.each,
    among: others(world, strike),
    exposed: (number) => mayBeTold(world, number, exposedTo(world, number)),
    rule: 'EP 29.6.2.1',
  });
  yield* together([
    sicken(world, victim, OWN, 'primary'),
    ...[...shares].map(([number, points]) => sicken(world, number, points, 'secondary')),
  ]);
}

/** How much a nation can be told to lose: what it has, and what will be saved of that. @rule EP 29.6.2.3 */
function exposedTo(world: EpWorld, number: NationNumber): number {
  const points = pointsExposed(world, number, epidemicLoss, book);
  return points > 0 ? points + savingFor(world, number, EPIDEMIC, 'points-lost') : 0;
}

/** @rule EP 29.6.2.3 @rule EP 29.6.2.4 */
function* sicken(world: EpWorld, number: NationNumber, points: number, role: Role): Script {
  const due = workOut(world, number, EPIDEMIC, 'points-lost', points, 'EP 29.6.2.3', role);
  yield* loseUnitPoints(world, number, due, epidemicLoss, book);
}
