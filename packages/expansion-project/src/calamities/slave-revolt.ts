import { nation, revoltOfSlaves, type Strike, spare } from '@ecumene/ancients';
import type { Script } from '@ecumene/engine';
import { book } from '../book.ts';
import { CALAMITY_ROWS } from '../data/calamities.ts';
import type { EpWorld } from '../world.ts';
import { workOut } from './amounts.ts';
import { cityDamageLeft } from './damage-limit.ts';

const SLAVE_REVOLT = 'slave-revolt';

/** The check of support that a revolt brings about at once. */
const check = {
  ...book,
  support: { ...book.support, cites: { check: ['EP 29.4.2.1'], choose: ['EP 29.4.2.4'], reduce: ['EP 29.4.2.4'] } },
} as const;

/** One check of support in which so many tokens do not count; afterwards they do again. @rule EP 29.4.2.1 @rule EP 29.4.2.2 @rule EP 29.4.2.3 @rule EP 29.4.2.4 @rule EP 21.3 @rule EP C52 */
export function* slaveRevolt(world: EpWorld, strike: Strike): Script {
  const { victim } = strike;
  const one = nation(world, victim);
  if (one.cities === 0) return spare(world, 'EP 29.4.2.1', strike);
  const { amount } = CALAMITY_ROWS[SLAVE_REVOLT];
  const tokens = workOut(world, victim, SLAVE_REVOLT, 'tokens-in-revolt', amount, 'EP 29.4.2.2');
  yield* revoltOfSlaves(world, victim, tokens, check, cityDamageLeft);
  one.idle = 0;
}
