import {
  areasWithTokens,
  limitIn,
  loseUnitPoints,
  type NationNumber,
  NOBODY,
  others,
  pointsAshore,
  removeTokens,
  type Strike,
  shareLosses,
  tokensIn,
} from '@ecumene/ancients';
import { type Script, together } from '@ecumene/engine';
import { book } from '../book.ts';
import { CALAMITY_ROWS } from '../data/calamities.ts';
import type { EpWorld } from '../world.ts';
import { isChanged, savingFor, tellChanges, workOut } from './amounts.ts';
import { damageLeft, mayBeTold } from './damage-limit.ts';

const FAMINE = 'famine';
const { amount: OWN, others: OTHERS = { total: 0, each: 0 } } = CALAMITY_ROWS[FAMINE];

/** Famine strikes the victim, who must spread part of it. @rule EP 29.3.1.1 @rule EP C46 */
export function* famine(world: EpWorld, strike: Strike): Script {
  const { victim } = strike;
  const shares = yield* shareLosses(world, victim, {
    calamity: FAMINE,
    total: OTHERS.total,
    atMost: OTHERS.each,
    among: others(world, strike),
    exposed: (number) => mayBeTold(world, number, exposedTo(world, number)),
    rule: 'EP 29.3.1.1',
  });
  yield* together([
    starve(world, victim, OWN, 'primary'),
    ...[...shares].map(([number, points]) => starve(world, number, points, 'secondary')),
  ]);
  if (isChanged(world, victim, FAMINE, 'surplus-lost')) loseSurplus(world, victim);
}

/** How much a nation can be told to lose: what it has, and what will be saved of that. @rule EP C46 */
function exposedTo(world: EpWorld, number: NationNumber): number {
  const points = pointsAshore(world, number);
  return points > 0 ? points + savingFor(world, number, FAMINE, 'points-lost') : 0;
}

/** @rule EP 29.3.1.2 @rule EP 29.3.1.3 */
function* starve(world: EpWorld, number: NationNumber, points: number, role: 'primary' | 'secondary'): Script {
  const due = workOut(world, number, FAMINE, 'points-lost', points, 'EP 29.3.1.2', role);
  yield* loseUnitPoints(world, number, due, { calamity: FAMINE, rule: 'EP 29.3.1.1', damageLeft }, book);
}

/** Agriculture feeds nobody now: tokens above the printed limits are lost, once. @rule EP 29.3.1.4 @rule EP 20.1 @rule EP 30.3.4 @rule EP C47 */
function loseSurplus(world: EpWorld, victim: NationNumber): void {
  const surplus = areasWithTokens(world, victim).flatMap((area) => {
    const tokens = tokensIn(world, area, victim) - limitIn(world, area);
    return tokens > 0 && world.cityIn[area] === NOBODY ? [{ area, tokens }] : [];
  });
  if (surplus.length === 0) return;
  tellChanges(world, victim, FAMINE, 'surplus-lost', 'EP 29.3.1.4');
  for (const { area, tokens } of surplus)
    removeTokens(world, 'EP 29.3.1.4', victim, area, Math.min(tokens, damageLeft(world, victim)));
}
