import {
  annexOutsiders,
  areaId,
  areaNumber,
  citiesInStock,
  hasUnitsIn,
  type NationNumber,
  nameOf,
  nation,
  outsiders,
  tokensIn,
} from '@ecumene/ancients';
import { type Dice, happen, type Refusal, refuse, say, the } from '@ecumene/engine';
import { doctrineTargets } from '../book/abilities.ts';
import { DOCTRINE_POINTS } from '../data/abilities.ts';
import type { EpWorld } from '../world.ts';
import type { UseOf } from './moves.ts';

/** Universal Doctrine: barbarians or a pirate city become own units, wherever a path leads. */

const RULE = 'EP 25.8.1';

/** Whether barbarians or pirates have units in an area. */
function isHeld(world: EpWorld, id: string): boolean {
  const area = areaNumber(world, id);
  return area !== undefined && hasUnitsIn(world, area, outsiders(world));
}

function isReached(world: EpWorld, number: NationNumber, id: string): boolean {
  const area = areaNumber(world, id);
  return area !== undefined && doctrineTargets(world, number).includes(area);
}

/** A pirate city is the whole five points; tokens may be some of an area. @rule EP 25.8.1 @rule EP 25.8.2 @rule EP 25.8.3 @rule EP C71 */
export function refuseDoctrine(
  world: EpWorld,
  number: NationNumber,
  { city, tokens }: UseOf<'universal-doctrine'>,
): Refusal | undefined {
  if ((city === undefined) === (tokens === undefined))
    return refuse('either', say('Choose either a pirate city or barbarian tokens.'), RULE);
  const one = nation(world, number);
  for (const id of city === undefined ? Object.keys(tokens ?? {}) : [city]) {
    const place = { area: the('area', id) };
    if (!isHeld(world, id))
      return refuse(
        'no-target',
        say('There are no barbarians or pirates in {area}. Choose another area.', place),
        RULE,
      );
    if (!isReached(world, number, id))
      return refuse(
        'no-path',
        say('No path without enemies leads to {area}. Choose another area.', place),
        'EP 25.8.2',
      );
  }
  if (city !== undefined) {
    if (world.cityIn[areaNumber(world, city) ?? -1] !== outsiders(world))
      return refuse(
        'no-target',
        say('There is no pirate city in {area}. Choose another area.', { area: the('area', city) }),
        RULE,
      );
    return citiesInStock(one) > 0
      ? undefined
      : refuse('stock', say('You have no city in stock. Choose barbarian tokens.'), 'EP 25.8.3');
  }
  return refuseTokens(world, one.stock, tokens ?? {});
}

function refuseTokens(world: EpWorld, stock: number, tokens: Readonly<Record<string, number>>): Refusal | undefined {
  let total = 0;
  for (const [id, count] of Object.entries(tokens)) {
    const area = areaNumber(world, id);
    if (area === undefined || count > tokensIn(world, area, outsiders(world)))
      return refuse(
        'no-target',
        say('There are fewer than {count} barbarian tokens in {area}. Choose fewer.', { count, area: the('area', id) }),
        RULE,
      );
    total += count;
  }
  const most = Math.min(DOCTRINE_POINTS, stock);
  if (total >= 1 && total <= most) return undefined;
  if (most === 0)
    return refuse('stock', say('You have no tokens in stock. Choose a pirate city, or end abilities.'), 'EP 25.8.3');
  return refuse('wrong-total', say('Choose 1 to {most} barbarian tokens.', { most }), 'EP 25.8.3');
}

/** @rule EP 25.8.1 @rule EP 25.8.3 */
export function useDoctrine(world: EpWorld, number: NationNumber, use: UseOf<'universal-doctrine'>): void {
  happen(world, RULE, { what: 'ability-used', nation: nameOf(world, number), ability: 'universal-doctrine' });
  annexOutsiders(world, number, use, RULE);
}

export function sampleDoctrine(
  world: EpWorld,
  number: NationNumber,
  dice: Dice,
): UseOf<'universal-doctrine'> | undefined {
  const areas = doctrineTargets(world, number);
  if (areas.length === 0) return undefined;
  const area = dice.pick(areas);
  const id = areaId(world, area);
  const count = tokensIn(world, area, outsiders(world));
  if (world.cityIn[area] === outsiders(world)) return { do: 'universal-doctrine', city: id };
  const most = Math.min(DOCTRINE_POINTS, count, nation(world, number).stock);
  return most > 0 ? { do: 'universal-doctrine', tokens: { [id]: dice.between(1, most) } } : undefined;
}
