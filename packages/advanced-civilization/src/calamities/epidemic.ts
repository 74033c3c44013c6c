import {
  heldOf,
  type Loss,
  loseUnitPoints,
  type Modifiers,
  modified,
  modifiersOf,
  type NationNumber,
  nameCards,
  others,
  pointsExposed,
  type Strike,
  shareLosses,
} from '@ecumene/ancients';
import { type Script, together } from '@ecumene/engine';
import { amountFor } from '../book/amounts.ts';
import { book } from '../book.ts';
import { CALAMITIES } from '../data/calamities.ts';
import { CIVILIZATION_CARDS } from '../data/civilization-cards.ts';
import type { AcWorld } from '../world.ts';
import { bearable, damageLeft, mayBeTold } from './damage-limit.ts';

const EPIDEMIC = 'epidemic';
const { amount: PRIMARY, others: OTHERS } = CALAMITIES.epidemic;

/** How much more, or less, each card has its holder lose. @rule AC 30.613 @rule AC 30.614 @rule AC 32.252 @rule AC 32.431 */
const POINTS_MORE: Readonly<Record<'primary' | 'secondary', Modifiers>> = {
  primary: modifiersOf(CIVILIZATION_CARDS, EPIDEMIC, 'points-lost'),
  secondary: modifiersOf(CIVILIZATION_CARDS, EPIDEMIC, 'points-lost', 'secondary'),
};

/** One token stays in every area struck, so that a city counts four at most. @rule AC 30.612 */
const epidemicLoss: Loss<AcWorld> = { calamity: EPIDEMIC, rule: 'AC 30.611', damageLeft, stay: 1 };

/** Epidemic strikes the victim, who must spread it. @rule AC 30.611 @rule AC A38 */
export function* epidemic(world: AcWorld, strike: Strike): Script {
  const { victim } = strike;
  const own = amountFor(world, victim, EPIDEMIC);
  const shares = yield* shareLosses(world, victim, {
    calamity: EPIDEMIC,
    total: OTHERS.total,
    atMost: OTHERS.each,
    among: others(world, strike),
    exposed: (number) => mayBeTold(world, number, exposedTo(world, number)),
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
  return Math.min(pointsExposed(world, number, epidemicLoss, book), damageLeft(world, number));
}

/** How much a nation can be told to lose: what it has, and what Medicine will save it of that. @rule AC 30.612 @rule AC 30.613 */
function exposedTo(world: AcWorld, number: NationNumber): number {
  const points = pointsExposed(world, number, epidemicLoss, book);
  return points > 0 ? points + savedOf(world, number) : points;
}

/** What a nation's cards save it as a secondary victim, each by itself. @rule AC 30.613 */
function savedOf(world: AcWorld, number: NationNumber): number {
  const changes = Object.values(heldOf(world, number, POINTS_MORE.secondary));
  return changes.reduce((sum, change) => sum + Math.max(0, -change), 0);
}

/** Cards count together. @rule AC 30.615 @rule AC P5 */
function sicken(world: AcWorld, number: NationNumber, points: number, part: 'primary' | 'secondary'): Script<number> {
  if (atStake(world, number) > 0) nameCards(world, 'AC 30.615', number, 'points-lost', POINTS_MORE[part]);
  return loseUnitPoints(world, number, modified(world, number, points, POINTS_MORE[part]), epidemicLoss, book);
}
