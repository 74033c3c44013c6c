import {
  type AreaNumber,
  areaId,
  areaNumber,
  citiesInStock,
  eliminateCity,
  fillTreasury,
  hasUnitsIn,
  type NationNumber,
  NOBODY,
  nameOf,
  nation,
  outsiders,
  pointsAmong,
  refuseWithoutPieces,
  refuseWithoutTreasury,
  removeTokens,
  replaceOccupants,
  spendTreasury,
  tokensIn,
} from '@ecumene/ancients';
import { happen, type Refusal, refuse, say, the } from '@ecumene/engine';
import { type AreaAbility, adjacentAreas, isProtected, occupantsOf, ownersIn, targetAreas } from '../book/abilities.ts';
import { abilityOf, POLITICS_TOKENS } from '../data/abilities.ts';
import type { EpWorld } from '../world.ts';
import type { UseOf } from './moves.ts';

/** Fundamentalism, Monotheism and Politics: all occupants of an area are destroyed or replaced. */

/** What keeps players with certain advancements safe, and barbarians and pirates. */
const SPARED_BY: Readonly<Record<AreaAbility, string>> = {
  fundamentalism: 'EP 25.3.2',
  monotheism: 'EP 25.4.3',
  politics: 'EP 25.5.3',
};

function refuseTarget(world: EpWorld, number: NationNumber, ability: AreaAbility, id: string): Refusal | undefined {
  const area = areaNumber(world, id);
  if (area !== undefined && targetAreas(world, number, ability).includes(area)) return undefined;
  const facts = { ability: the('card', ability), area: the('area', id) };
  if (area === undefined || !adjacentAreas(world, number, ability).has(area))
    return refuse(
      'no-target',
      ability === 'politics'
        ? say('{area} is not next to your units. Choose another area.', facts)
        : say('{area} is not next to your units by land. Choose another area.', facts),
      `EP ${abilityOf(ability).section}.1`,
    );
  const safe = ownersIn(world, number, area).find((owner) => isProtected(world, owner, ability));
  if (safe !== undefined)
    return refuse(
      'no-target',
      say('{nation} is protected from {ability}. Choose another area.', {
        ...facts,
        nation: the('nation', nameOf(world, safe)),
      }),
      SPARED_BY[ability],
    );
  if (hasUnitsIn(world, area, outsiders(world)))
    return refuse(
      'no-target',
      say('{ability} does not touch barbarians and pirates. Choose another area.', facts),
      SPARED_BY[ability],
    );
  return refuse(
    'no-target',
    say('No other player has units in {area}. Choose another area.', facts),
    `EP ${abilityOf(ability).section}.1`,
  );
}

function tell(world: EpWorld, number: NationNumber, ability: AreaAbility, area: AreaNumber): void {
  happen(world, `EP ${abilityOf(ability).section}.1`, {
    what: 'ability-used',
    nation: nameOf(world, number),
    ability,
    area: areaId(world, area),
  });
}

export function refuseFundamentalism(
  world: EpWorld,
  number: NationNumber,
  { area }: UseOf<'fundamentalism'>,
): Refusal | undefined {
  return refuseTarget(world, number, 'fundamentalism', area);
}

/** Own units there go too; barbarians and pirates stay. @rule EP 25.3.1 @rule EP 25.3.2 @rule EP 18.5.3 @rule EP C67 */
export function useFundamentalism(world: EpWorld, number: NationNumber, { area: id }: UseOf<'fundamentalism'>): void {
  const area = areaNumber(world, id);
  if (area === undefined) return;
  const rule = 'EP 25.3.1';
  const { city, tokens } = occupantsOf(world, number, area);
  tell(world, number, 'fundamentalism', area);
  if (city !== NOBODY || world.cityIn[area] === number) eliminateCity(world, rule, area);
  for (const [owner, count] of tokens) removeTokens(world, rule, owner, area, count);
  removeTokens(world, rule, number, area, tokensIn(world, area, number));
}

/** City for city and token for token, from stock. @rule EP 25.4.1 @rule EP 25.4.2 @rule EP C67 */
export function refuseMonotheism(
  world: EpWorld,
  number: NationNumber,
  { area: id }: UseOf<'monotheism'>,
): Refusal | undefined {
  const refused = refuseTarget(world, number, 'monotheism', id);
  const area = areaNumber(world, id);
  if (refused !== undefined || area === undefined) return refused;
  return refuseWithoutPieces(world, number, area, occupantsOf(world, number, area), 'EP 25.4.2');
}

export function useMonotheism(world: EpWorld, number: NationNumber, { area: id }: UseOf<'monotheism'>): void {
  const area = areaNumber(world, id);
  if (area === undefined) return;
  tell(world, number, 'monotheism', area);
  replaceOccupants(world, number, area, occupantsOf(world, number, area), 'EP 25.4.1');
}

/** Either an area, for a token of treasury for each token and five for a city, or tokens into treasury. @rule EP 25.5.1 @rule EP 25.5.2 @rule EP 25.5.4 @rule EP C68 */
export function refusePolitics(
  world: EpWorld,
  number: NationNumber,
  { area: id, treasury }: UseOf<'politics'>,
): Refusal | undefined {
  if ((treasury === undefined) === (id === undefined))
    return refuse('either', say('Choose either an area or treasury.'), 'EP 25.5.4');
  const one = nation(world, number);
  if (id === undefined) {
    const most = Math.min(POLITICS_TOKENS, one.stock);
    if ((treasury ?? 0) <= most) return undefined;
    return refuse(
      'too-many',
      say('You can take at most {most, plural, one {# token} other {# tokens}} into treasury. Take fewer.', { most }),
      'EP 25.5.4',
    );
  }
  const refused = refuseTarget(world, number, 'politics', id);
  const area = areaNumber(world, id);
  if (refused !== undefined || area === undefined) return refused;
  const occupants = occupantsOf(world, number, area);
  const poor = refuseWithoutTreasury(world, number, area, pointsAmong(occupants), 'EP 25.5.2');
  if (poor !== undefined) return poor;
  if (occupants.city === NOBODY || citiesInStock(one) > 0) return undefined;
  return refuse('stock', say('You have no city in stock. Choose an area without a city.'), 'EP 25.5.2');
}

/** The tokens that replace others come from treasury, and a city costs five of them. @rule EP 25.5.1 @rule EP 25.5.4 @rule EP 18.5.3 */
export function usePolitics(world: EpWorld, number: NationNumber, { area: id, treasury }: UseOf<'politics'>): void {
  const area = id === undefined ? undefined : areaNumber(world, id);
  const name = nameOf(world, number);
  if (area === undefined) {
    happen(world, 'EP 25.5.4', { what: 'ability-used', nation: name, ability: 'politics' });
    fillTreasury(world, number, treasury ?? 0);
    happen(world, 'EP 25.5.4', { what: 'treasury-gained', nation: name, tokens: treasury ?? 0 });
    return;
  }
  const occupants = occupantsOf(world, number, area);
  const price = pointsAmong(occupants);
  tell(world, number, 'politics', area);
  spendTreasury(world, number, price);
  happen(world, 'EP 25.5.1', { what: 'treasury-paid', nation: name, tokens: price });
  replaceOccupants(world, number, area, occupants, 'EP 25.5.1');
}
