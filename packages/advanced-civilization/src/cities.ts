import {
  type AreaNumber,
  areaId,
  type Building,
  buildCities,
  type CardHolders,
  holds,
  type NationNumber,
  type Terrain,
  terrain,
} from '@ecumene/ancients';
import { type Refusal, refuse, type Script, type Seat, say, the } from '@ecumene/engine';
import type { AcWorld } from './world.ts';

const ON_A_SITE = 6;
const ELSEWHERE = 12;

/** @rule AC 25.1 @rule AC 25.2 @rule AC 25.3 @rule AC 32.631 @rule AC A24 */
const building: Building = {
  cost: (world, _number, area) => cityCost(terrain(world), area),
  fromTreasury,
  refuses: offSite,
  rules: { build: 'AC 25.1', cost: 'AC 25.2', treasury: 'AC 25.3', most: 'AC 25.1' },
};

/** How many tokens a city takes in an area. @rule AC 25.2 */
export function cityCost({ site }: Pick<Terrain, 'site'>, area: AreaNumber): number {
  return site[area] === 'none' ? ELSEWHERE : ON_A_SITE;
}

/** How many cities a turn a nation may pay in part from treasury. @rule AC 25.3 @rule AC 32.631 */
export function fromTreasury(world: CardHolders, number: NationNumber): number {
  return holds(world, number, 'architecture') ? 1 : 0;
}

/** Whether only sites will do. @rule AC ST sites-only */
function offSite(world: AcWorld, _number: NationNumber, area: AreaNumber): Refusal | undefined {
  if (!world.options.sitesOnly || terrain(world).site[area] !== 'none') return undefined;
  const place = the('area', areaId(world, area));
  return refuse('no-site', say('There is no city site in {place}.', { place }), 'AC ST sites-only');
}

export function cities(world: AcWorld, seat: Seat): Script | void {
  return buildCities(world, seat, building);
}
