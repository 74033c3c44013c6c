import {
  type AreaNumber,
  areaId,
  areaNumber,
  eliminateCity,
  fillTreasury,
  type NationNumber,
  NOBODY,
  nameOf,
  nation,
  pointsAmong,
  refuseWithoutPieces,
  refuseWithoutTreasury,
  removeTokens,
  replaceOccupants,
  spendTreasury,
} from '@ecumene/ancients';
import { happen, type Refusal, refuse, say, the } from '@ecumene/engine';
import { reachedIn, targetAreas } from '../book/abilities.ts';
import { ABILITIES, type AbilityId } from '../data/abilities.ts';
import type { WeWorld } from '../world.ts';
import type { UseOf } from './moves.ts';

/** Fundamentalism, Monotheism and Politics: all units of an area next to own ones are destroyed or annexed. */

function targetOf(
  world: WeWorld,
  number: NationNumber,
  ability: AbilityId,
  id: string,
  rule: string,
): AreaNumber | Refusal {
  const area = areaNumber(world, id);
  if (area !== undefined && targetAreas(world, number, ability).includes(area)) return area;
  return refuse(
    'no-target',
    say('{area} has no units you can reach with {ability}. Choose an area next to your units by land.', {
      area: the('area', id),
      ability: the('card', ability),
    }),
    rule,
  );
}

/** @rule WE fundamentalism.1 @rule WE fundamentalism.2 @rule WE W38 */
export function refuseFundamentalism(
  world: WeWorld,
  number: NationNumber,
  { area }: UseOf<'fundamentalism'>,
): Refusal | undefined {
  const target = targetOf(world, number, 'fundamentalism', area, 'WE fundamentalism.1');
  return typeof target === 'number' ? undefined : target;
}

/** @rule WE fundamentalism.1 @rule WE public-works.8 */
export function useFundamentalism(world: WeWorld, number: NationNumber, { area: id }: UseOf<'fundamentalism'>): void {
  const area = areaNumber(world, id);
  if (area === undefined) return;
  const rule = 'WE fundamentalism.1';
  const { city, tokens } = reachedIn(world, number, 'fundamentalism', area);
  tell(world, number, 'fundamentalism', area);
  if (city !== NOBODY) eliminateCity(world, rule, area);
  for (const [owner, count] of tokens) removeTokens(world, rule, owner, area, count);
}

/** Stock must suffice for all units before anything is annexed. @rule WE monotheism.4 @rule WE politics.7 @rule WE W38 */
function refuseAnnexing(
  world: WeWorld,
  number: NationNumber,
  ability: 'monotheism' | 'politics',
  id: string,
  pays: number,
): Refusal | undefined {
  const rule = `WE ${ability}.${ability === 'monotheism' ? 1 : 3}`;
  const target = targetOf(world, number, ability, id, rule);
  if (typeof target !== 'number') return target;
  const reached = reachedIn(world, number, ability, target);
  return (
    refuseWithoutPieces(world, number, target, reached, `WE ${ability}.${ability === 'monotheism' ? 4 : 7}`) ??
    refuseWithoutTreasury(world, number, target, pays * pointsAmong(reached), 'WE politics.4')
  );
}

/** City for city, token for token; those beside cities too. @rule WE monotheism.1 @rule WE monotheism.5 @rule WE politics.8 @rule WE politics.10 @rule WE public-works.8 */
function annexArea(
  world: WeWorld,
  number: NationNumber,
  ability: 'monotheism' | 'politics',
  id: string,
  pays: number,
): void {
  const area = areaNumber(world, id);
  if (area === undefined) return;
  const rule = `WE ${ability}.${ability === 'monotheism' ? 1 : 3}`;
  const reached = reachedIn(world, number, ability, area);
  tell(world, number, ability, area);
  replaceOccupants(world, number, area, reached, rule);
  const price = pays * pointsAmong(reached);
  if (price === 0) return;
  spendTreasury(world, number, price);
  happen(world, 'WE politics.4', { what: 'treasury-paid', nation: nameOf(world, number), tokens: price });
}

function tell(world: WeWorld, number: NationNumber, ability: AbilityId, area: AreaNumber): void {
  happen(world, `WE ${ability}.1`, {
    what: 'ability-used',
    nation: nameOf(world, number),
    ability,
    area: areaId(world, area),
  });
}

export function refuseMonotheism(
  world: WeWorld,
  number: NationNumber,
  { area }: UseOf<'monotheism'>,
): Refusal | undefined {
  return refuseAnnexing(world, number, 'monotheism', area, 0);
}

export function useMonotheism(world: WeWorld, number: NationNumber, { area }: UseOf<'monotheism'>): void {
  annexArea(world, number, 'monotheism', area, 0);
}

const POLITICS = ABILITIES.find(({ id }) => id === 'politics')?.actions ?? [];
export const MOST_GAINED = POLITICS.reduce((most, action) => (action.is === 'gain-treasury' ? action.tokens : most), 0);
const PRICE = POLITICS.reduce((price, action) => (action.is === 'annex-area' ? action.pays : price), 0);

/** One of two: treasury from stock, or an area that is paid for. @rule WE politics.1 @rule WE politics.2 @rule WE politics.3 @rule WE politics.4 */
export function refusePolitics(
  world: WeWorld,
  number: NationNumber,
  { treasury, area }: UseOf<'politics'>,
): Refusal | undefined {
  if ((treasury === undefined) === (area === undefined))
    return refuse('either', say('Choose either treasury or an area.'), 'WE politics.1');
  if (area !== undefined) return refuseAnnexing(world, number, 'politics', area, PRICE);
  const most = Math.min(MOST_GAINED, nation(world, number).stock);
  if ((treasury ?? 0) <= most) return undefined;
  return refuse(
    'too-many',
    say('You can gain at most {most} treasury tokens. Choose fewer.', { most }),
    'WE politics.2',
  );
}

export function usePolitics(world: WeWorld, number: NationNumber, { treasury, area }: UseOf<'politics'>): void {
  if (area !== undefined) {
    annexArea(world, number, 'politics', area, PRICE);
    return;
  }
  happen(world, 'WE politics.1', { what: 'ability-used', nation: nameOf(world, number), ability: 'politics' });
  fillTreasury(world, number, treasury ?? 0);
  happen(world, 'WE politics.2', { what: 'treasury-gained', nation: nameOf(world, number), tokens: treasury ?? 0 });
}
