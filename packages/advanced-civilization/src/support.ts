import {
  type CardHolders,
  checkSupport,
  type Farming,
  holds,
  type NationNumber,
  removeAllSurplus,
  type Support,
} from '@ecumene/ancients';
import type { Script, Seat } from '@ecumene/engine';
import type { AcWorld } from './world.ts';

/** How much Agriculture raises the limit of areas a nation has to itself. @rule AC 26.11 @rule AC 32.241 */
export function farming(world: CardHolders, number: NationNumber): number {
  return holds(world, number, 'agriculture') ? 1 : 0;
}

/** @rule AC 26.1 @rule AC 26.2 @rule AC ST cohabitation.1 @rule AC ST cohabitation.3 */
const surplus: Farming = {
  raise: farming,
  withCities: (world: AcWorld) => world.options.cohabitation,
  rules: { surplus: 'AC 26.1' },
};

const TOKENS_A_CITY = 2;

/** @rule AC 26.31 @rule AC 26.32 @rule AC 26.41 @rule AC 26.5 */
export const support: Support = {
  perCity: () => TOKENS_A_CITY,
  raise: farming,
  rules: { check: 'AC 26.31', choose: 'AC 26.32', reduce: 'AC 26.41' },
};

export function removeSurplus(world: AcWorld): void {
  removeAllSurplus(world, surplus);
}

export function citySupport(world: AcWorld, seat: Seat): Script | void {
  return checkSupport(world, seat, support);
}
