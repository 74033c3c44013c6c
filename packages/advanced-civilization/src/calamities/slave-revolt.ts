import {
  aboard,
  modifiersOf,
  type NationNumber,
  nameCards,
  nation,
  revoltOfSlaves,
  type Strike,
  spare,
} from '@ecumene/ancients';
import type { Script } from '@ecumene/engine';
import { amountFor } from '../book/amounts.ts';
import { book } from '../book.ts';
import { CIVILIZATION_CARDS } from '../data/civilization-cards.ts';
import type { AcWorld } from '../world.ts';
import { damageLeft } from './damage-limit.ts';

/** How many more tokens, or fewer, each card has revolt. @rule AC 30.423 @rule AC 32.262 @rule AC 32.931 */
const TOKENS_MORE = modifiersOf(CIVILIZATION_CARDS, 'slave-revolt', 'tokens-in-revolt');

/** The check of city support that a revolt brings about at once. */
const check = {
  ...book,
  support: { ...book.support, cites: { check: ['AC 30.421'], choose: ['AC 30.422'], reduce: ['AC 30.422'] } },
} as const;

/**
 * Tokens of the victim support no city until the calamity phase is over, which is felt at once. They stay idle in later
 * checks of the phase too. @rule AC 30.421 @rule AC 30.422 @rule AC Q&A 30.42 a @rule AC A27 @rule AC 26.5
 */
export function slaveRevolt(world: AcWorld, strike: Strike): Script | void {
  const { victim } = strike;
  if (nation(world, victim).tokens + nation(world, victim).cities === 0) return spare(world, 'AC 30.421', strike);
  if (world.options.calamityFloor === 0) return revoltOfSlaves(world, victim, tokensInRevolt(world, victim), check);
  return boundedRevolt(world, victim);
}

/** Where no further city may fall, the slaves who would bring it down go back to work. @rule AC ST calamity-floor.1 */
function* boundedRevolt(world: AcWorld, victim: NationNumber): Script {
  yield* revoltOfSlaves(world, victim, tokensInRevolt(world, victim), check, damageLeft);
  const one = nation(world, victim);
  const needed = one.cities * book.support.perCity(world, victim);
  one.idle = Math.max(0, Math.min(one.idle, one.tokens - aboard(one) - needed));
}

/** @rule AC 30.423 @rule AC P5 */
function tokensInRevolt(world: AcWorld, victim: NationNumber): number {
  const one = nation(world, victim);
  if (one.tokens > aboard(one)) nameCards(world, 'AC 30.423', victim, 'tokens-in-revolt', TOKENS_MORE);
  return amountFor(world, victim, 'slave-revolt');
}
