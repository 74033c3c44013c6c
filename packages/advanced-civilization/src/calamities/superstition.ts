import { holds, type NationNumber, nameCards, reduceCities, type Strike, spare } from '@ecumene/ancients';
import type { Script } from '@ecumene/engine';
import { farming } from '../support.ts';
import type { AcWorld } from '../world.ts';
import { hasCityAtStake, room } from './floor.ts';

const CITIES = 3;

/** Cities reduced with a Religion card, the highest first. @rule AC 30.322 */
const WITH_RELIGION = [
  ['enlightenment', 0],
  ['deism', 1],
  ['mysticism', 2],
] as const;

/** Cities of the victim's choice are reduced. @rule AC 30.321 */
export function* superstition(world: AcWorld, strike: Strike): Script {
  const { victim } = strike;
  const count = citiesReduced(world, victim);
  const struck = yield* reduceCities(world, {
    calamity: 'superstition',
    of: victim,
    count,
    raise: farming,
    room,
    rule: 'AC 30.321',
  });
  if (struck === 0) spare(world, count === 0 ? 'AC 30.322' : 'AC 30.321', strike);
}

/** Only the highest Religion card counts. @rule AC 30.322 @rule AC 32.911 @rule AC 32.921 @rule AC 32.931 @rule AC A8 */
function citiesReduced(world: AcWorld, victim: NationNumber): number {
  const governing = WITH_RELIGION.find(([card]) => holds(world, victim, card));
  if (governing === undefined) return CITIES;
  const [card, cities] = governing;
  if (hasCityAtStake(world, victim))
    nameCards(world, 'AC 30.322', victim, 'cities-reduced', { [card]: cities - CITIES });
  return cities;
}
