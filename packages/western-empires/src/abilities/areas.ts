import {
  type AreaNumber,
  annexCity,
  areaId,
  areaNumber,
  CITY_POINTS,
  citiesInStock,
  eliminateCity,
  fillTreasury,
  type NationNumber,
  NOBODY,
  nameOf,
  nation,
  onArea,
  removeTokens,
  replaceTokens,
  spendTreasury,
} from '@ecumene/ancients';
import { type Dice, happen, type Refusal, refuse, say, the } from '@ecumene/engine';
import { type Reached, reachedIn, targetAreas } from '../book/abilities.ts';
import { ABILITIES, type AbilityId } from '../data/abilities.ts';
import type { WeWorld } from '../world.ts';
import type { UseOf } from './moves.ts';

const NEEDS_STOCK =
  'You need {tokens, plural, =0 {no tokens} one {# token} other {# tokens}}{cities, plural, =0 {} one { and # city} other { and # cities}} in stock for {area}. Choose another area.';

/** Fundamentalism, Monotheism and Politics: all units of an area next to own ones are destroyed or annexed. */

function tokensOf({ tokens }: Reached): number {
  return [...tokens.values()].reduce((sum, count) => sum + count, 0);
}

function pointsOf(reached: Reached): number {
  return tokensOf(reached) + (reached.city === NOBODY ? 0 : CITY_POINTS);
}

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
  const one = nation(world, number);
  const cities = reached.city === NOBODY ? 0 : 1;
  if (tokensOf(reached) > one.stock || cities > citiesInStock(one))
    return refuse(
      'stock',
      say(NEEDS_STOCK, {
        tokens: tokensOf(reached),
        cities,
        area: the('area', id),
      }),
      `WE ${ability}.${ability === 'monotheism' ? 4 : 7}`,
    );
  const price = pays * pointsOf(reached);
  if (price <= one.treasury) return undefined;
  return refuse(
    'treasury',
    say('{area} costs {price} treasury tokens, and you have {has}. Choose another area.', {
      area: the('area', id),
      price,
      has: one.treasury,
    }),
    'WE politics.4',
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
  if (reached.city !== NOBODY) annexCity(world, rule, area, number);
  for (const [owner, count] of reached.tokens) replaceTokens(world, rule, owner, number, area, count);
  const price = pays * pointsOf(reached);
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
const MOST_GAINED = POLITICS.reduce((most, action) => (action.is === 'gain-treasury' ? action.tokens : most), 0);
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

/** The half of Politics that falls upon an area. */
export const annexing = onArea('politics', targetAreas);

export function samplePolitics(world: WeWorld, number: NationNumber, dice: Dice): UseOf<'politics'> | undefined {
  const annexed = dice.chance(1, 2) ? annexing.sample(world, number, dice) : undefined;
  if (annexed !== undefined) return annexed;
  const most = Math.min(MOST_GAINED, nation(world, number).stock);
  return most === 0 ? undefined : { do: 'politics', treasury: dice.between(1, most) };
}
