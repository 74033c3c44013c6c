import {
  type AreaNumber,
  annexCity,
  eliminateCity,
  type NationNumber,
  NOBODY,
  outsiders,
  removeTokens,
  tokensIn,
} from '@ecumene/ancients';
import type { WeWorld } from '../world.ts';

/** What becomes of cities, and of the token that Public Works keeps beside them. */

/** A city is destroyed, and the token beside it with it. @rule WE damage.9 @rule WE public-works.4 */
export function destroyCity(world: WeWorld, rule: string, area: AreaNumber): void {
  const owner = world.cityIn[area];
  eliminateCity(world, rule, area);
  if (owner !== undefined) destroyTokensOf(world, owner, area);
}

function destroyTokensOf(world: WeWorld, number: NationNumber, area: AreaNumber): void {
  removeTokens(world, 'WE public-works.4', number, area, tokensIn(world, area, number));
}

/** A city becomes another nation's; the token beside it is destroyed. @rule WE damage.10 @rule WE public-works.4 */
export function handOverCity(world: WeWorld, rule: string, area: AreaNumber, to: NationNumber): void {
  const owner = world.cityIn[area];
  annexCity(world, rule, area, to);
  if (owner !== undefined) destroyTokensOf(world, owner, area);
}

/** A city becomes a pirate city. @rule WE piracy.3 @rule WE W57 */
export function pirateCity(world: WeWorld, rule: string, area: AreaNumber): void {
  handOverCity(world, rule, area, outsiders(world));
}

/** After a tax revolt tokens beside cities that are no longer their owner's are destroyed. @rule WE public-works.4 */
export function destroyTokensBesideLost(world: WeWorld, before: readonly NationNumber[]): void {
  for (const [area, owner] of before.entries())
    if (owner !== NOBODY && owner !== world.cityIn[area]) destroyTokensOf(world, owner, area);
}
