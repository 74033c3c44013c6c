import {
  modifiersOf,
  type NationNumber,
  nameCards,
  reduceCities,
  type Strike,
  spare,
  strongestOf,
} from '@ecumene/ancients';
import type { Script } from '@ecumene/engine';
import { amountFor } from '../book/amounts.ts';
import { book } from '../book.ts';
import { CIVILIZATION_CARDS } from '../data/civilization-cards.ts';
import type { AcWorld } from '../world.ts';
import { damageLeft, hasCityAtStake } from './damage-limit.ts';

/** How many cities fewer each Religion card has reduced. @rule AC 30.322 */
const FEWER = modifiersOf(CIVILIZATION_CARDS, 'superstition', 'cities-reduced');

/** Cities of the victim's choice are reduced. @rule AC 30.321 */
export function* superstition(world: AcWorld, strike: Strike): Script {
  const { victim } = strike;
  const count = citiesReduced(world, victim);
  const struck = yield* reduceCities(
    world,
    {
      calamity: 'superstition',
      of: victim,
      count,
      damageLeft,
      rule: 'AC 30.321',
    },
    book,
  );
  if (struck === 0) spare(world, count === 0 ? 'AC 30.322' : 'AC 30.321', strike);
}

/** Only the highest Religion card counts. @rule AC 30.322 @rule AC 32.911 @rule AC 32.921 @rule AC 32.931 @rule AC A8 */
function citiesReduced(world: AcWorld, victim: NationNumber): number {
  const strongest = strongestOf(world, victim, FEWER);
  if (strongest !== undefined && hasCityAtStake(world, victim))
    nameCards(world, 'AC 30.322', victim, 'cities-reduced', Object.fromEntries([strongest]));
  return amountFor(world, victim, 'superstition');
}
