import { at, type Script } from '@ecumene/engine';
import { callAshore, goAboard } from '../fleet.ts';
import { foreignTokensIn, terrain } from '../nations.ts';
import { type Ancients, type AreaNumber, NOBODY } from '../world.ts';
import { isStormed, stormCities } from './cities.ts';
import { type Doctrine, fight } from './fight.ts';

/**
 * All conflicts: tokens against tokens first, also those in front of cities; then the cities attacked in strength.
 * @rule AC 24.1 @rule AC 24.11 @rule AC 24.33 @rule AC 24.41
 * @rule AC ST cohabitation.2 @rule AC ST cohabitation.3 @rule AC ST tokens-aboard.4
 */
export function conflict(world: Ancients, doctrine: Doctrine): Script | void {
  const stormed: AreaNumber[] = [];
  const { limit, isLand } = terrain(world);
  for (let area = 0; area < world.cityIn.length; area++) {
    if (!isLand[area] || isAtPeace(world, area)) continue;
    const city = world.cityIn[area] !== NOBODY;
    if (city && doctrine.sharesCities?.(world) && tokensOfAll(world, area) <= at(limit, area)) continue;
    const crews = city && doctrine.crewsDefend?.(world) ? callAshore(world, at(world.cityIn, area), area) : [];
    fight(world, area, city ? 0 : at(limit, area), doctrine);
    if (crews.length > 0) goAboard(world, at(world.cityIn, area), crews);
    if (city) stormed.push(area);
  }
  const attacked = stormed.filter((area) => isStormed(world, area, doctrine));
  if (attacked.length > 0) return stormCities(world, attacked, doctrine);
}

function tokensOfAll(world: Ancients, area: AreaNumber): number {
  return foreignTokensIn(world, area, NOBODY);
}

/** Only one nation has units there. */
function isAtPeace(world: Ancients, area: AreaNumber): boolean {
  const width = world.nations.length;
  let found = at(world.cityIn, area);
  for (let n = 0, i = area * width; n < width; n++, i++) {
    if (n === found || (world.tokens[i] ?? 0) === 0) continue;
    if (found !== NOBODY) return false;
    found = n;
  }
  return true;
}
